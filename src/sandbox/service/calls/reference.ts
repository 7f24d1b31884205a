import { stageNames, dictation, mobileApp } from '../../domain/catalogue.ts';
import { type Country, countries, countryOf, countryOfAddress, homeCountry } from '../../domain/countries.ts';
import { type Handlers, accept, refuse, signedIn } from '../handler.ts';

const visitorAddress = '203.0.113.7';

export const referenceHandlers = {
  fetchRegionInfo: () => accept({ ip: visitorAddress }),
  signupFormData: () => accept(countryItems(homeCountry)),
  regionSignupFormData: (call) => accept(countryItems(countryOfAddress(call.request.IpAddress))),
  countryList: () => accept(countryItems(homeCountry)),

  getStateCity(call) {
    const country = countryOf(call.parameters['countryId'] ?? '');
    if (!country) return refuse('The country is not known.');
    return accept({
      States: country.states.map((StateName, at) => ({ StateId: country.id * 1000 + at, StateName })),
      Cities: country.cities.map((CityName, at) => ({ CityId: country.id * 1000 + 500 + at, CityName })),
    });
  },

  fetchDropdownData(call) {
    const isAsked = call.request.Fields.includes('subscription-stage');
    const stages = Array.from(stageNames, ([Key, Value]) => ({ Key, Value }));
    return accept({ SubscriptionStage: isAsked ? stages : [] });
  },

  productGettingStart: signedIn(({ request }) => accept(urlsByListing[Number(request.ProductId)] ?? {})),
} satisfies Partial<Handlers>;

const countryItems = (selected: Country) => ({
  Countries: countries.map((country) => ({
    Id: country.id,
    CountryName: country.name,
    PhoneCode: country.phoneCode,
    IsSelected: country.id === selected.id,
  })),
});

const stores = {
  AndroidAppURL: 'https://play.google.com/store/apps/details?id=com.example.dictation',
  IOSAppURL: 'https://apps.apple.com/app/id0000000001',
  AndroidMicURL: 'https://play.google.com/store/apps/details?id=com.example.dictationmic',
  IOSMicURL: 'https://apps.apple.com/app/id0000000002',
};

const urlsByListing: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  [dictation]: {
    Win64ExeReleaseUrl: 'https://downloads.example.com/dictation-setup-x64.exe',
    Win32ExeReleaseUrl: 'https://downloads.example.com/dictation-setup-x86.exe',
    WebAppURL: 'https://app.example.com',
    ChromePlugin: 'https://chromewebstore.google.com/detail/example-dictation/abcdefghijklmnop',
    ...stores,
  },
  [mobileApp]: stores,
};
