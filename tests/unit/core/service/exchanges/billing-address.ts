export const addressAnswer = {
  UserAddressId: 12,
  FullName: 'Asha Example',
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
  fullName: 'Asha Example',
  taxNumber: '29ABCDE1234F1Z5',
  countryId: '101',
  countryName: 'India',
  address: '1 Sample Street',
  state: 'Karnataka',
  postalCode: '560001',
  city: 'Bengaluru',
  cityId: '7',
};
