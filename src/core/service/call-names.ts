/** Every call of the service (decisions.md section 1): the names that a configuration's `endpoints` may have. */
export const callNames: ReadonlySet<string> = new Set(
  (
    'authenticate requestOtpResetPassword setPasswordByUsingOtp requestMobileOtp signupByMobileOtp resendOtp validateLoginToken ' +
    'validateActivationCode setPasswordByActivationKey ssoAuthenticate resetPassword fetchRegionInfo signupFormData ' +
    'regionSignupFormData getStateCity countryList fetchDropdownData logout productPlanDetails startFreeTrial orgsOverview ' +
    'subscriptionOverview productGettingStart seatDetail seatList unassignSeats assignSeatToUser assignSeatAndCreateUser ' +
    'getUserByEmail assignSeatsByCsv changePassword saveUserDetails getUserDetail saveUserSettings getContactAndPayment ' +
    'saveBillingAddress orderHistory deleteAccountSubInfo deleteAccount checkoutData productCheckout paymentRedirect ' +
    'makeOnlinePaymentSuccess recordPaymentError paymentLinkRedirect referEarnInfo raiseSupportTicket'
  ).split(' '),
);
