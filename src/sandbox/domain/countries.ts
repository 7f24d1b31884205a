export type Country = (typeof countries)[number];

export const countries = [
  {
    id: 1,
    name: 'India',
    phoneCode: '+91',
    domain: 'in',
    currency: 'INR',
    tax: { name: 'GST 18%', percent: 18, numberName: 'GSTIN' },
    // prettier-ignore
    states: [
      'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chhattisgarh', 'Delhi', 'Goa', 'Gujarat', 'Haryana', 'Himachal Pradesh',
      'Jharkhand', 'Karnataka', 'Kerala', 'Madhya Pradesh', 'Maharashtra', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Odisha',
      'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu', 'Telangana', 'Tripura', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal',
    ],
    // prettier-ignore
    cities: [
      'Ahmedabad', 'Bengaluru', 'Bhopal', 'Bhubaneswar', 'Chandigarh', 'Chennai', 'Coimbatore', 'Delhi', 'Guwahati', 'Hyderabad', 'Indore',
      'Jaipur', 'Kochi', 'Kolkata', 'Lucknow', 'Madurai', 'Mumbai', 'Mysuru', 'Nagpur', 'Patna', 'Pune', 'Surat', 'Thiruvananthapuram',
      'Vadodara', 'Varanasi', 'Visakhapatnam',
    ],
  },
  {
    id: 2,
    name: 'United Kingdom',
    phoneCode: '+44',
    domain: 'co.uk',
    currency: 'GBP',
    tax: { name: 'VAT 20%', percent: 20, numberName: 'VAT number' },
    states: ['England', 'Northern Ireland', 'Scotland', 'Wales'],
    cities: ['Belfast', 'Birmingham', 'Bristol', 'Cardiff', 'Edinburgh', 'Glasgow', 'Leeds', 'Liverpool', 'London'],
  },
  {
    id: 3,
    name: 'United States',
    phoneCode: '+1',
    domain: 'com',
    currency: 'USD',
    tax: { name: 'Sales tax', percent: 0, numberName: 'EIN' },
    states: ['California', 'Florida', 'Illinois', 'Massachusetts', 'New York', 'Ohio', 'Texas', 'Washington'],
    cities: ['Austin', 'Boston', 'Chicago', 'Houston', 'Los Angeles', 'Miami', 'New York', 'San Francisco', 'Seattle'],
  },
  {
    id: 4,
    name: 'Germany',
    phoneCode: '+49',
    domain: 'de',
    currency: 'EUR',
    tax: { name: 'USt 19%', percent: 19, numberName: 'USt-IdNr.' },
    states: ['Baden-Württemberg', 'Bayern', 'Berlin', 'Hamburg', 'Hessen', 'Sachsen'],
    cities: ['Berlin', 'Düsseldorf', 'Frankfurt am Main', 'Hamburg', 'Köln', 'Leipzig', 'München', 'Stuttgart'],
  },
  {
    id: 5,
    name: 'Australia',
    phoneCode: '+61',
    domain: 'com.au',
    currency: 'USD',
    tax: { name: 'GST 10%', percent: 10, numberName: 'ABN' },
    states: ['New South Wales', 'Queensland', 'South Australia', 'Tasmania', 'Victoria', 'Western Australia'],
    cities: ['Adelaide', 'Brisbane', 'Canberra', 'Hobart', 'Melbourne', 'Perth', 'Sydney'],
  },
  {
    id: 6,
    name: 'Canada',
    phoneCode: '+1',
    domain: 'ca',
    currency: 'USD',
    tax: { name: 'GST 5%', percent: 5, numberName: 'GST/HST number' },
    states: ['Alberta', 'British Columbia', 'Manitoba', 'Nova Scotia', 'Ontario', 'Quebec'],
    cities: ['Calgary', 'Edmonton', 'Halifax', 'Montréal', 'Ottawa', 'Toronto', 'Vancouver'],
  },
  {
    id: 7,
    name: 'France',
    phoneCode: '+33',
    domain: 'fr',
    currency: 'EUR',
    tax: { name: 'TVA 20%', percent: 20, numberName: 'Numéro de TVA' },
    states: ['Auvergne-Rhône-Alpes', 'Bretagne', 'Île-de-France', 'Nouvelle-Aquitaine', 'Occitanie'],
    cities: ['Bordeaux', 'Lille', 'Lyon', 'Marseille', 'Nantes', 'Paris', 'Toulouse'],
  },
  {
    id: 8,
    name: 'Spain',
    phoneCode: '+34',
    domain: 'es',
    currency: 'EUR',
    tax: { name: 'IVA 21%', percent: 21, numberName: 'NIF' },
    states: ['Andalucía', 'Cataluña', 'Galicia', 'Madrid', 'País Vasco', 'Valencia'],
    cities: ['Barcelona', 'Bilbao', 'Madrid', 'Málaga', 'Sevilla', 'Valencia'],
  },
] as const;

export const homeCountry = countries[0]!;

export const countryOf = (id: string | number) => countries.find((country) => String(country.id) === String(id));

// Addresses reserved for documentation (RFC 5737): the sandbox reports one of them to its clients, which send it back.
const countryIdByAddress: readonly (readonly [prefix: string, countryId: number])[] = [
  ['203.0.113.', 1],
  ['192.0.2.', 2],
  ['198.51.100.', 3],
];

export function countryOfAddress(ipAddress: string): Country {
  const found = countryIdByAddress.find(([prefix]) => ipAddress.startsWith(prefix));
  return countryOf(found?.[1] ?? -1) ?? homeCountry;
}
