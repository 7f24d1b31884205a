/** Currencies that have a price list. Where the country's own currency has none, as in Canada, prices are in USD. */
type Currency = 'INR' | 'GBP' | 'EUR' | 'USD';

type Plan = (typeof plans)[number];
export type PlanPrice = Plan['prices'][number];

export const dictation = 1;
export const voiceServices = 2;
export const mobileApp = 3;
export const trialDays = 14;

const products = [
  {
    listingId: dictation,
    code: 'DICT',
    name: 'Dictation',
    isSpeechApi: false,
    appKeys: ['win', 'web', 'webext', 'mobapp', 'mob'],
  },
  { listingId: voiceServices, code: 'VOICE', name: 'Voice Services', isSpeechApi: true, appKeys: [] },
  { listingId: mobileApp, code: 'MOBILE', name: 'Mobile App', isSpeechApi: false, appKeys: ['mobapp', 'mob'] },
];

const priced = (cycle: string, months: number) => (id: number, INR: number, GBP: number, EUR: number, USD: number) => {
  const perMonthMinor: Readonly<Record<Currency, number>> = { INR, GBP, EUR, USD };
  return { id, cycle, months, perMonthMinor };
};
const monthly = priced('Monthly', 1);
const yearly = priced('Yearly', 12);

export const plans = [
  {
    id: 101,
    listingId: dictation,
    name: 'DICT-ESSENTIAL',
    displayName: 'Dictation Essential',
    prices: [monthly(1001, 149900, 1900, 2200, 2400), yearly(1002, 124900, 1550, 1800, 1950)],
  },
  {
    id: 102,
    listingId: dictation,
    name: 'DICT-PROFESSIONAL',
    displayName: 'Dictation Professional',
    isMostPopular: true,
    prices: [monthly(1003, 299900, 3900, 4500, 4900), yearly(1004, 249900, 3250, 3750, 4100)],
  },
  {
    id: 103,
    listingId: dictation,
    name: 'DICT-ENTERPRISE',
    displayName: 'Dictation Enterprise for hospital groups',
    prices: [yearly(1005, 219900, 2850, 3300, 3600)],
  },
  {
    id: 201,
    listingId: voiceServices,
    name: 'VOICE-DEVELOPER',
    displayName: 'Voice Services Developer',
    prices: [monthly(2001, 99900, 1200, 1400, 1500)],
  },
  {
    id: 202,
    listingId: voiceServices,
    name: 'VOICE-SCALE',
    displayName: 'Voice Services Scale',
    prices: [monthly(2002, 499900, 6200, 7200, 7900), yearly(2003, 419900, 5200, 6000, 6600)],
  },
  {
    id: 301,
    listingId: mobileApp,
    name: 'MOBILE',
    displayName: 'Mobile App',
    isMostPopular: true,
    prices: [monthly(3001, 79900, 900, 1100, 1200), yearly(3002, 64900, 750, 900, 1000)],
  },
];

export const productOf = (listingId: number) => products.find((product) => product.listingId === listingId);
export const planOf = (planId: number) => plans.find((plan) => plan.id === planId);
export const plansOf = (listingId: number) => plans.filter((plan) => plan.listingId === listingId);
export const priceOf = (plan: Plan | undefined, planPriceId: number) =>
  plan?.prices.find((price) => price.id === planPriceId);

export const stages = {
  live: 1,
  trial: 2,
  trialExpired: 3,
  trialExtended: 4,
  cancelled: 5,
  onHold: 6,
  disposed: 7,
} as const;

const namesInOrder = ['Live', 'Trial', 'Trial expired', 'Trial extended', 'Cancelled', 'OnHold', 'Disposed'];
export const stageNames = new Map(namesInOrder.map((name, at) => [at + 1, name]));
