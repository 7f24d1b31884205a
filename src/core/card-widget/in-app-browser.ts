const inApp =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|LinkedInApp|Snapchat|TikTok|musical_ly|BytedanceWebview)\b/;

/** Browsers inside apps can't show the card widget: the payer is sent to the provider's page. */
export const isInAppBrowser = (userAgent: string): boolean => inApp.test(userAgent);
