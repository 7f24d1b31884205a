// Made by `npm run build` of core/service/endpoints.ts and of the texts in src.
export const callNames: readonly string[] =
  'assignSeatAndCreateUser assignSeatsByCsv assignSeatToUser authenticate changePassword checkoutData countryList deleteAccount deleteAccountSubInfo fetchDropdownData fetchRegionInfo getContactAndPayment getStateCity getUserByEmail getUserDetail logout makeOnlinePaymentSuccess orderHistory orgsOverview paymentLinkRedirect paymentRedirect productCheckout productGettingStart productPlanDetails raiseSupportTicket recordPaymentError referEarnInfo regionSignupFormData requestMobileOtp requestOtpResetPassword resendOtp resetPassword saveBillingAddress saveUserDetails saveUserSettings seatDetail seatList setPasswordByActivationKey setPasswordByUsingOtp signupByMobileOtp signupFormData ssoAuthenticate startFreeTrial subscriptionOverview unassignSeats validateActivationCode validateLoginToken'.split(' ');

export const messageKeys = {
  'account':
    'billing billingUpdated changePassword confirmMissing confirmPassword confirmWeak deleteAccount deleteAsking deleteExpiry deleteFailed deleteFailedTitle deleteList deleteMaybe deleteNoRefund deleteNone deleteQuestion deleteSixMonths deleteStops deleteSubmitted deleting edit editBilling editDetails editName email existingMissing existingPassword fullName loading maybeChanged mismatch mobile moreUnknown nameMissing nameTooLong nameUpdated newMissing newPassword newWeak noBilling noMobile noOrders notNew ok options orderAmount orderDate orderStatus orderType orders passwordHidden passwordTitle passwordUpdated personal promotions promotionsHelp promotionsSaved tabs title update updating',
  'billing':
    'address addressMissing chooseCountry city cityMissing countriesFailed countryMissing fullName listFailed loadingList maybeSaved nameMissing nameTooLong postalCode postalCodeMissing saving state stateMissing taxNumber',
  'callback':
    'chooseReason comment demo done doneMail doneNow doneTime installation lead now ok others reason reasonMissing signedOut submit submitting time unsure zone',
  'checkout':
    'apply applying back billing bought boughtSeats change changeLabel checking chooseCycle confirm continue cycle cycleMissing discard discount endsOn incomplete mobile newTotal noCycle noPriceYet paidAt paidBefore paidMeanwhile payNow payNowTotal perMonth price promoApplied promoCode promoMissing promoWrong purchaseChanged referral remove removing save stepBilling stepPayment steps subscription subtotal tax taxOf title toSubscriptions totalChanged totalIn',
  'contact':
    'address dataProcessing facebook instagram lead legal linkedin loading manager managerName notAdded phone privacy social subscriptionTerms support terms title twitter youtube',
  'forgot-password':
    'back emailLocked emailMissing emailWrong failed lead leadForced submit submitting title titleForced',
  'host':
    'dataProcessing home language late lateReload lostText lostTitle noScript notFoundText notFoundTitle onThisPage privacy referralTerms reload skip subscriptionTerms terms voiceServicesTerms',
  'install-guide':
    'app1 app2 app3 app4 appName appNeeds appText back closeVideo ext1 ext2 ext3 ext4 ext5 ext6 ext7 extName extNeeds extNote extOpen extText helpText linkFailed mic4 micName micText play requirements schedule steps tip title video videoOf web1 web2 webName webNeeds webText win1 win10 win1Tip win2 win3 win32 win4 win5 win6 win64 win7 win8 win9 winName winNeeds winNote winText',
  'installation':
    'dictation guide guideOf loading mob mobNeeds mobText mobapp mobappNeeds mobappText narrow none notLoaded offline openExtension requirements title toPortal voice voiceText web webNeeds webText webext webextNeeds webextText win win32 win64 winNeeds winText',
  'kit':
    'actions android back cancel carousel close country countryCode details detailsOf dismiss email fieldsToMend hidePassword ios labelled loading logIn matches needAssistance newTab next noMatches noScript openWeb optional orderId password passwordHint pause plan play previous product ruleDigit ruleLength ruleLowercase ruleUppercase seats showPassword signedOut slide somethingWrong stepLost subscriptionId tryAgain viewFailed',
  'list':
    'found loadingMore moreOptions noRecords notLoaded offline search searchTooLong showMore shown shownOf',
  'login':
    'canResend cancelled code codeSent codeValid expired expiredText forgot identifier identifierMissing leavingForMicrosoft loginFailed maybeSetBefore microsoft noAccount noCode noMatches notNow openLinkAgain or passwordMissing passwordSet paymentKept remember remove removeHint removeLabel removeText removeTitle resend resendFailed resendIn resending resent resetNow saved savedCount signedIn signingIn signup submit submitCode submitting submittingCode title toConsole trialBegun twoFactor',
  'nav':
    'account console contactus installation loggedInAs logout menu onlyAdmins organizations referearn subscription',
  'organizations':
    'caption columnExpired columnExpiring columnId columnName expiredCount expiredOf expiringCount expiringOf loading none searchLabel searchPlaceholder title',
  'otp':
    'canResend checkedAtOnce code codeWrong noCode noDraft notNumeric passwordAgain passwordAgainHelp passwordMissing resend resendIn resendWithoutDraft resending resent resetFailed sent sentToEmail sentToMobile startingTrial title toSignup toSubscriptions trialPending unknownStatus validFor verify verifying',
  'page':
    'account activate checkout contact forceReset forgotPassword guide installation login notFound organizations otp passwordReset payment paymentStatus refer referralActivated resetPassword seats signup subscriptions trialActive',
  'password':
    'tooLong weak',
  'payment':
    'backToCheckout before changed closed errorId failed goOn heldBack leave leaving none notCompleted notKept notLoaded notPaid now ok open openElsewhere openInTab pending processing received reference secure starting stay stayHere succeeded thanks transactionId twice validUntil',
  'payment-link':
    'amountChanged amountPaid amountPayable confirm dismissed failed incomplete invalid orderChanged paidAt payNow paymentFor pending receiptName successful support title',
  'payment-result':
    'confirming incomplete others patience recording title',
  'payments':
    'elsewhere failed insecure priceChanged widgetFailed',
  'refer':
    'code copied copy copyFailed copyMessage earned how lead link loading message messageCopyFailed noLimit notLoaded offline paid paidWhen rewards step1 step1Text step2 step2Text step3 step3Text terms title trial trialWhen whatsapp whatsappOff',
  'referral-activated':
    'later subscribe text title',
  'reset-password':
    'ask checking confirmMissing confirmPassword doneText doneTitle lead maybeSet mismatch newMissing newPassword nothingAsked setFailed submitReset submitSet submitting titleReset titleSet toLogin tryLogin',
  'seats':
    'actionsOf all assign assignFailed assignFailedText assignMany assignMenu assignSeat assignTitle assignUser assigned assignedMany assignedTo assigning back changeFailed changeFailedText changeTitle changeUser changed changing clear columnId columnName columnPhone columnState columnTag confirm confirmFirst confirmUser counters emailHelp emailInvalid emailTooLong empty emptySeat expiredOn expiresOn fillFirst found headingAll headingAssigned headingEmpty headingFound limit limitText loading lookedFirst looking maybeDone mobile mobileHelp name nameInvalid next ok present removed searchLabel searchTags searchTooShort searchUsers seat seatTaken seatUsers selectCountry title unassignFacts unassignFailed unassignFailedText unassignNamed unassignText unassignTitle unassignUser unassigning unknown',
  'seats-csv':
    'advice andMore assign assigning binary cellCount checked choose chooseAnother chooseFirst column columnMissing columns countryUnknown drop emailInvalid emailRepeated errorReport faultsReport file fine formatMismatch intro mobileInvalid moreRows nameMissing noRows notCsv onLines openQuote otherErrors preview previewCaption reading remove reportFault reportLine reportName rows rowsAndColumns seatsExceeded semicolons size template title tooLarge tooManyRows unknownLetters unreadable uploaded uploading uploadingUnknown utf16 zeroUsers',
  'service':
    'failed malformed noAnswer signInToNetwork',
  'signup':
    'agree agreePrivacy agreeTerms consent countriesFailed dictationHeadline dictationLead dictationPoint1 dictationPoint2 dictationPoint3 dictationShort emailMissing emailWrong fullName haveAccount mobile mobileMissing mobileWrong nameMissing otpRequestFailed partners passwordMissing privacy referral submit submitting terms title voiceHeadline voiceLead voicePoint1 voicePoint2 voicePoint3 voiceShort',
  'subscriptions':
    'allExpiries allOrganizations allStages askSupport assigned assignedCaption columnExpiry columnOrganization columnPaymentDue columnStage columnUser dueIn dueToday dueTomorrow expired expiredOn expiresOn expiring expiringSoon filters filtersInUse loading noAccess noneEnterprise noneRetail organization overdue pay-now payNowOf purchased purchasedCaption referralText referralTitle renew renewOf reset searchPlaceholder seats showAll shown shownAll stage startTrial subscribe subscribeNow subscribeOf title',
  'trial-active':
    'accuracy assistance bonus features included onPhone platforms portal qrOf title toInstallation toPortal until windows',
} as const;
