/*
 * ISO 4217, list one as published on 2026-09-17 (six-group.com, data standards). `Intl` has other decimals for display,
 * such as none for the rupiah, and knows other codes in each engine: nothing is computed with them (PAY-45).
 */

/** Decimals of the smallest unit → codes. Metals and special codes have no smallest unit: they are counted in wholes. */
const codesByDecimals: Readonly<Record<number, string>> = {
  0:
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF ' +
    'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX',
  2:
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY ' +
    'COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS ' +
    'INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR ' +
    'MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP ' +
    'STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

export const currencyDecimals: ReadonlyMap<string, number> = new Map(
  Object.entries(codesByDecimals).flatMap(([places, codes]) => codes.split(' ').map((code) => [code, Number(places)])),
);

export const isCurrency = (code: string): boolean => currencyDecimals.has(code);

/** Decimals of the currency's smallest unit. 2 for a code that is not in the list: almost all currencies have 2. */
export const decimalsOf = (code: string): number => currencyDecimals.get(code.toUpperCase()) ?? 2;
