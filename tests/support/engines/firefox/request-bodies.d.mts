export const bodyHeader: 'x-body-in-base64';
