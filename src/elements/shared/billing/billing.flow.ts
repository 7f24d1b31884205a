import { atom } from 'nanostores';
import type { DataOf } from '../../../core/service/endpoint.ts';
import { saveBillingAddress, type BillingAddress } from '../../../core/service/endpoints/billing.ts';
import { countryList, getStateCity } from '../../../core/service/endpoints/reference.ts';
import { latestOnly } from '../../../core/state/latest.ts';
import type { ElementHandle } from '../../kit/context.ts';
import { failedSave, type Saving } from '../saving.ts';
import { readBilling, type BillingValues, type Countries } from './billing.rules.ts';

export type Places =
  | { readonly at: 'no-country' | 'loading' | 'failed' }
  | {
      readonly at: 'ready';
      readonly states: readonly string[];
      readonly cities: DataOf<typeof getStateCity>['cities'];
    };

export type BillingFlow = ReturnType<typeof createBillingFlow>;

export function createBillingFlow({ send }: Pick<ElementHandle, 'send'>) {
  const $places = atom<Places>({ at: 'loading' });
  const $countries = atom<Countries>({ at: 'loading' });
  const $saving = atom<Saving>({ busy: false });
  const latest = latestOnly();

  const loadPlaces = async (countryId: string | null): Promise<void> => {
    if (countryId === null) return $places.set({ at: 'no-country' });
    $places.set({ at: 'loading' });
    await latest(
      (signal) => send(getStateCity, { countryId }, { signal }),
      (answer) =>
        $places.set(
          answer.ok ? { at: 'ready', ...answer.data, states: namesOf(answer.data.states) } : { at: 'failed' },
        ),
    );
  };

  return {
    $places,
    $countries,
    $saving,
    loadPlaces,

    async loadCountries(): Promise<void> {
      $countries.set({ at: 'loading' });
      const answer = await send(countryList, undefined);
      const { countries } = answer.ok ? answer.data : { countries: [] };
      $countries.set(countries.length > 0 ? { at: 'ready', countries } : { at: 'failed' });
    },

    /** Resolves to the saved address; to null if another save is under way or this one fails (`$saving` has the reason). */
    async save(values: BillingValues, before: BillingAddress | null): Promise<BillingAddress | null> {
      if ($saving.get().busy) return null;
      $saving.set({ busy: true });
      const address = toAddress(values, before);
      const answer = await send(saveBillingAddress, address);
      $saving.set(answer.ok ? { busy: false } : failedSave(answer.problem));
      return answer.ok ? address : null;
    },
  };

  function toAddress(values: BillingValues, before: BillingAddress | null): BillingAddress {
    const places = $places.get();
    const read = readBilling(values);
    const { city } = read;
    const known = places.at === 'ready' ? places.cities.find(({ name }) => name === city)?.cityId : undefined;
    const country = listed($countries.get()).find(({ countryId }) => countryId === values.countryId);
    return {
      addressId: before?.addressId ?? null,
      fullName: read.fullName,
      taxNumber: read.taxNumber,
      countryId: values.countryId || null,
      countryName: country?.name ?? before?.countryName ?? '',
      address: read.address,
      state: read.state,
      postalCode: read.postalCode,
      city,
      cityId: known ?? (city === before?.city ? before.cityId : null),
    };
  }
}

export const listed = (countries: Countries) => (countries.at === 'ready' ? countries.countries : []);

export const namesOf = (places: readonly { name: string }[]) => [...new Set(places.map(({ name }) => name))];
