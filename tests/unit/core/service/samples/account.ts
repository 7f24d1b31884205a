import { address, addressAnswer } from './billing-address.ts';
import type { Samples } from './sample.ts';
import { person } from '../../../../../stories/person.ts';

export const accountSamples = {
  getUserDetail: {
    proves: 'CON-3.11 CON-7.23',
    answered: {
      FullName: person.fullName,
      CountryName: 'India',
      Mobile: '5550100123',
      Email: person.email,
      GenderName: 'Female',
      WhatsappOptInStatus: true,
      CountryId: 101,
      JobtitleId: 4,
      Gender: 2,
    },
  },
  saveUserDetails: {
    proves: 'CON-3.11 CON-7.22',
    args: { fullName: 'Asha Sample', jobTitleId: '4', countryId: '101', genderId: null },
    sent: { FullName: 'Asha Sample', JobTitleId: 4, CountryId: 101, GenderId: null },
  },
  saveUserSettings: {
    proves: 'CON-7.24',
    args: { userCode: 'uc-77', userId: '77', wantsWhatsapp: false },
    sent: {
      UserCode: 'uc-77',
      UserId: 77,
      Settings: [
        {
          SettingName: 'WhatsappOptInStatus',
          SettingType: 'user',
          SettingValue: null,
          UserCode: 'uc-77',
          SourceApp: 'userconsole',
          DeviceId: 0,
          DeviceCode: '',
        },
      ],
    },
  },
  getContactAndPayment: {
    proves: 'CON-3.12 CON-7.25',
    answered: { BillingAddress: addressAnswer, TaxNumberDisplayName: 'GSTIN' },
  },
  saveBillingAddress: {
    proves: 'CON-3.12 CON-7.26',
    args: address,
    sent: addressAnswer,
  },
  orderHistory: {
    proves: 'CON-3.13 CON-7.27',
    args: { userId: '77', page: 1, pageSize: 5 },
    sent: { UserId: 77, PageNo: 1, PageSize: 5 },
    answered: {
      TotalCount: 1,
      ListOfPurchase: [
        {
          OrderId: 900,
          ProductDisplayName: 'Dictation',
          PlanDisplayName: 'Professional',
          BillingCycle: 'Monthly',
          CreatedAt: '2026-11-02T10:00:00Z',
          CurrencyHTMLCode: '&euro;',
          AmountFinal: 99.1234,
          StatusName: 'Paid',
        },
      ],
    },
    required: ['ListOfPurchase.0.OrderId'],
  },
  deleteAccountSubInfo: {
    proves: 'CON-3.14 CON-7.30',
    args: { userId: '77' },
    sent: { UserId: 77 },
    answered: {
      DeleteSubAccountList: [{ SubscriptionId: 501, SubscriptionExpiryDate: '2027-01-31', SeatCount: 3 }],
    },
    required: ['DeleteSubAccountList.0.SubscriptionId'],
  },
  deleteAccount: {
    proves: 'CON-7.31',
    args: { userId: '77' },
    sent: { UserId: 77 },
  },
} satisfies Partial<Samples>;
