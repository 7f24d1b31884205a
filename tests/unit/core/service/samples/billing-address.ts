import { person } from '../../../../../stories/person.ts';
export const addressAnswer = {
  UserAddressId: 12,
  FullName: person.fullName,
  GSTIN: '29ABCDE1234F1Z5',
  CountryId: 101,
  CountryName: 'India',
  Address: '1 Sample Street',
  State: 'Karnataka',
  Pincode: '560001',
  CityName: 'Bengaluru',
  CityId: 7,
};

export const address = {
  addressId: '12',
  fullName: person.fullName,
  taxNumber: '29ABCDE1234F1Z5',
  countryId: '101',
  countryName: 'India',
  address: '1 Sample Street',
  state: 'Karnataka',
  postalCode: '560001',
  city: 'Bengaluru',
  cityId: '7',
};
