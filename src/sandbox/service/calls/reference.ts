import { stageNames } from '../../domain/catalogue.ts';
import type { Country } from '../../domain/countries.ts';
import { countries, countryOf, countryOfAddress, homeCountry } from '../../domain/countries.ts';
import type { Handlers } from '../handler.ts';
import { accept, refuse } from '../handler.ts';

// An address reserved for documentation (RFC 5737), located in the first country: the sandbox never stores a real one.
const visitorAddress = '203.0.113.7';

export const referenceHandlers: Pick<
  Handlers,
  'fetchRegionInfo' | 'signupFormData' | 'regionSignupFormData' | 'countryList' | 'getStateCity' | 'fetchDropdownData'
> = {
  fetchRegionInfo: () => accept({ ip: visitorAddress }),
  signupFormData: () => accept(countryItems(homeCountry)),
  regionSignupFormData: (call) => accept(countryItems(countryOfAddress(call.request.IpAddress))),
  countryList: () => accept(countryItems(homeCountry)),

  getStateCity(call) {
    const country = countryOf(call.parameters['countryId'] ?? '');
    if (!country) return refuse('The country is not known.');
    return accept({
      States: country.states.map((StateName, at) => ({ StateId: country.id * 1000 + at, StateName })),
      Cities: country.cities.map((CityName, at) => ({ CityId: cityId(country, at), CityName })),
    });
  },

  fetchDropdownData(call) {
    if (!call.request.Fields.includes('subscription-stage')) return accept({ SubscriptionStage: [] });
    return accept({
      SubscriptionStage: Object.entries(stageNames).map(([Key, Value]) => ({ Key: Number(Key), Value })),
    });
  },
};

const cityId = (country: Country, at: number) => country.id * 1000 + 500 + at;

const countryItems = (selected: Country) => ({
  Countries: countries.map((country) => ({
    Id: country.id,
    CountryName: country.name,
    PhoneCode: country.phoneCode,
    IsSelected: country.id === selected.id,
  })),
});
