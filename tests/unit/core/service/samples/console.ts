import type { Samples } from './sample.ts';
import { person } from '../../../../../stories/person.ts';

export const consoleSamples: Samples<
  | 'orgsOverview'
  | 'subscriptionOverview'
  | 'productGettingStart'
  | 'seatDetail'
  | 'seatList'
  | 'unassignSeats'
  | 'assignSeatToUser'
  | 'assignSeatAndCreateUser'
  | 'getUserByEmail'
  | 'assignSeatsByCsv'
  | 'raiseSupportTicket'
  | 'referEarnInfo'
> = {
  orgsOverview: {
    proves: 'ACC-7.19 CON-3.3 CON-7.6',
    args: { pageSize: 25, page: 2, searchText: 'clinic' },
    sent: { PageNumber: 2, PageSize: 25, SearchText: 'clinic' },
    answered: {
      List: [{ OrgId: 31, OrgName: 'Sample Clinic', ExpiredSubsCount: 0, ExpiringSubsCount: 2 }],
      TotalRecordIfFirstPage: 40,
    },
    required: ['List.0.OrgId'],
    given: { organizations: [{ orgId: '31', name: 'Sample Clinic', expiredCount: 0, expiringCount: 2 }], total: 40 },
  },
  subscriptionOverview: {
    proves: 'CON-3.1 CON-7.3',
    args: { orgId: '31', expiresInDays: 30, page: 1, pageSize: 25 },
    sent: { OrgId: 31, SubscriptionId: -1, StageId: -1, ExpireInDays: 30, PageNumber: 1, PageSize: 25 },
    answered: {
      PurchaseSubs: [
        {
          SubscriptionId: 501,
          OrgName: 'Sample Clinic',
          ProductDisplayName: 'Dictation',
          PlanInternalName: 'Professional',
          SeatCountInfo: { EmptySeat: 1, AssignedSeat: 2, TotalSeat: 3 },
          OrderPaymentDueOn: '2026-12-01T00:00:00Z',
          ExpireOn: '31-12-2026 00:00:00',
          StageName: 'Trial',
          EnterPriseDealId: 6,
          OnPremSetupId: 8,
          AllowConsolePayment: true,
          ProductListingId: 1,
          PlanId: 11,
          PlanPriceId: 111,
        },
      ],
      TotalPurchaseSubs: 1,
      AssignedSubs: [
        {
          SubscriptionId: 502,
          UserFullName: person.fullName,
          ProductDisplayName: 'Dictation',
          PlanDisplayName: 'Professional',
          ExpireOn: '31-12-2026 00:00:00',
          StageName: 'Live',
        },
      ],
      TotalAssignedSubs: 1,
      PurchaseUserInfo: { UserTypeId: 2 },
    },
    required: ['PurchaseSubs.0.SubscriptionId', 'AssignedSubs.0.SubscriptionId'],
    given: {
      purchased: [
        {
          subscriptionId: '501',
          orgName: 'Sample Clinic',
          productName: 'Dictation',
          planName: 'Professional',
          emptySeats: 1,
          assignedSeats: 2,
          totalSeats: 3,
          paymentDueOn: new Date(Date.UTC(2026, 11, 1)),
          expiresOn: new Date(Date.UTC(2026, 11, 31)),
          stageName: 'Trial',
          enterpriseDealId: '6',
          onPremSetupId: '8',
          allowsConsolePayment: true,
          listingId: '1',
          planId: '11',
          planPriceId: '111',
        },
      ],
      purchasedTotal: 1,
      assigned: [
        {
          subscriptionId: '502',
          userName: person.fullName,
          productName: 'Dictation',
          planName: 'Professional',
          expiresOn: new Date(Date.UTC(2026, 11, 31)),
          stageName: 'Live',
        },
      ],
      assignedTotal: 1,
      userTypeId: '2',
    },
  },
  productGettingStart: {
    proves: 'CON-3.4 CON-7.9',
    args: { listingId: 1 },
    sent: { ProductId: 1 },
    answered: {
      Win64ExeReleaseUrl: 'https://files.example/64.exe',
      Win32ExeReleaseUrl: 'https://files.example/32.exe',
      WebAppURL: 'https://app.example',
      ChromePluginURL: 'https://store.example/plugin',
      AndroidAppURL: 'https://store.example/android',
      IOSAppURL: 'https://store.example/ios',
      AndroidMicURL: 'https://store.example/android-mic',
      IOSMicURL: 'https://store.example/ios-mic',
    },
    required: [],
    given: {
      windows64Url: 'https://files.example/64.exe',
      windows32Url: 'https://files.example/32.exe',
      webAppUrl: 'https://app.example',
      chromePluginUrl: 'https://store.example/plugin',
      androidAppUrl: 'https://store.example/android',
      iosAppUrl: 'https://store.example/ios',
      androidMicUrl: 'https://store.example/android-mic',
      iosMicUrl: 'https://store.example/ios-mic',
    },
  },
  seatDetail: {
    proves: 'CON-3.6 CON-7.10',
    args: { subscriptionId: '501' },
    sent: { SubscriptionId: 501 },
    answered: {
      SeatCountInfo: { AssignedSeat: 2, EmptySeat: 1, TotalSeat: 3 },
      IsSpeechAPI: true,
      Countries: [{ Id: 101, CountryName: 'India' }],
      CsvTemplateUrl: 'https://files.example/template.csv',
    },
    required: [
      'SeatCountInfo',
      'SeatCountInfo.AssignedSeat',
      'SeatCountInfo.EmptySeat',
      'SeatCountInfo.TotalSeat',
      'Countries.0.Id',
    ],
    given: {
      assignedSeats: 2,
      emptySeats: 1,
      totalSeats: 3,
      isSpeechApi: true,
      countries: [{ countryId: '101', name: 'India' }],
      csvTemplateUrl: 'https://files.example/template.csv',
    },
  },
  seatList: {
    proves: 'CON-3.5 CON-7.11',
    args: { subscriptionId: '501', filter: 'empty', searchText: '', page: 1, pageSize: 25 },
    sent: {
      SubscriptionId: 501,
      UserId: -1,
      FullName: '',
      Email: '',
      SearchText: '',
      Group: -1,
      Status: 3,
      PageNumber: 1,
      PageSize: 25,
    },
    answered: {
      List: [
        {
          SeatId: 61,
          SeatCode: 'S-1',
          AssignUserId: 78,
          AssignUserName: 'Noor Sample',
          AssignEmail: 'noor@clinic.example',
          AssignCountryName: 'India',
          AssignPhoneNumber: '5550100124',
          UserTag: 'ward-1',
        },
      ],
      IsFirstPage: true,
      TotalRecords: 1,
    },
    required: ['List.0.SeatId', 'List.0.SeatCode'],
    given: {
      seats: [
        {
          seatId: '61',
          seatCode: 'S-1',
          userId: '78',
          userName: 'Noor Sample',
          email: 'noor@clinic.example',
          countryName: 'India',
          phone: '5550100124',
          userTag: 'ward-1',
        },
      ],
      isFirstPage: true,
      total: 1,
    },
  },
  unassignSeats: {
    proves: 'CON-7.12',
    args: { seatCodes: ['S-1'] },
    sent: { SeatCodes: ['S-1'] },
    answered: null,
    required: [],
    given: null,
  },
  assignSeatToUser: {
    proves: 'CON-7.13',
    args: { seatCode: 'S-2', userId: '78' },
    sent: { SeatCode: 'S-2', UserId: 78 },
    answered: null,
    required: [],
    given: null,
  },
  assignSeatAndCreateUser: {
    proves: 'CON-3.9 CON-7.14',
    args: {
      seatCode: 'S-2',
      fullName: 'Noor Sample',
      email: 'noor@clinic.example',
      mobile: '5550100124',
      countryId: '101',
    },
    sent: {
      SeatCode: 'S-2',
      UserModel: { FullName: 'Noor Sample', Email: 'noor@clinic.example', Mobile: '5550100124', CountryId: 101 },
    },
    answered: null,
    required: [],
    given: null,
  },
  getUserByEmail: {
    proves: 'CON-3.8 CON-7.15',
    args: { email: 'noor@clinic.example', subscriptionId: '501' },
    sent: { Email: 'noor@clinic.example', SubscriptionId: 501 },
    answered: { UserExists: true, UserId: 78, FullName: 'Noor Sample', Email: 'noor@clinic.example' },
    required: ['UserExists'],
    given: { exists: true, userId: '78', fullName: 'Noor Sample', email: 'noor@clinic.example' },
  },
  assignSeatsByCsv: {
    proves: 'CON-7.16',
    args: { subscriptionId: '501', fileName: 'team.csv', csv: 'Email\nnoor@clinic.example\n' },
    sent: 'Email\nnoor@clinic.example\n',
    answered: {
      IsValid: true,
      UsersAssigned: 3,
      ErrorFormatMismatch: false,
      ErrorSeatCountExceeded: false,
      FileName: 'report.csv',
    },
    required: ['IsValid'],
    given: {
      isValid: true,
      usersAssigned: 3,
      hasFormatMismatch: false,
      exceedsSeatCount: false,
      fileName: 'report.csv',
    },
  },
  raiseSupportTicket: {
    proves: 'CON-3.19 CON-7.47',
    args: { support: 'Dictation', reason: 'Others', callbackTime: '09:00-09:30', comment: 'Please call' },
    sent: { TicketType: 'Others', CallbackTime: '09:00-09:30', AdditonalComment: 'Please call' },
    answered: null,
    required: [],
    given: null,
  },
  referEarnInfo: {
    proves: 'CON-3.18 CON-7.46',
    args: undefined,
    sent: {},
    answered: { EarnedDays: 37, ReferralCode: 'ASHA30' },
    required: [],
    given: { earnedDays: 37, referralCode: 'ASHA30' },
  },
};
