// Made by `npm run build` of core/service/endpoints.ts and of the texts in src.
export const callNames: readonly string[] =
  'assignSeatAndCreateUser assignSeatsByCsv assignSeatToUser authenticate changePassword checkoutData countryList deleteAccount deleteAccountSubInfo fetchDropdownData fetchRegionInfo getContactAndPayment getStateCity getUserByEmail getUserDetail logout makeOnlinePaymentSuccess orderHistory orgsOverview paymentLinkRedirect paymentRedirect productCheckout productGettingStart productPlanDetails raiseSupportTicket recordPaymentError referEarnInfo regionSignupFormData requestMobileOtp requestOtpResetPassword resendOtp resetPassword saveBillingAddress saveUserDetails saveUserSettings seatDetail seatList setPasswordByActivationKey setPasswordByUsingOtp signupByMobileOtp signupFormData ssoAuthenticate startFreeTrial subscriptionOverview unassignSeats validateActivationCode validateLoginToken'.split(' ');

export const messageKeys = {
  'account':
    'billing billingUpdated changePassword confirmMissing confirmPassword confirmWeak country deleteAccount deleteAsking deleteExpiry deleteFailed deleteFailedTitle deleteList deleteMaybe deleteNoRefund deleteNone deleteQuestion deleteSeats deleteSixMonths deleteStops deleteSubmitted deleteSubscription deleting edit editBilling editDetails editName email existingMissing existingPassword failed fullName loading maybeChanged mismatch mobile moreUnknown nameMissing nameTooLong nameUpdated newMissing newPassword newWeak noBilling noMobile noOrders notNew ok options orderAmount orderDate orderId orderStatus orderType orders password passwordHidden passwordHint passwordTitle passwordUpdated personal promotions promotionsHelp promotionsSaved tabs title tryAgain update updating',
  'billing':
    'address addressMissing chooseCountry city cityMissing countriesFailed country countryMissing fullName listFailed loadingList maybeSaved nameMissing nameTooLong postalCode postalCodeMissing saving state stateMissing taxNumber tryAgain',
  'callback':
    'cancel chooseReason comment demo done doneMail doneNow doneTime failed installation lead now ok others reason reasonMissing signIn signedOut submit submitting time title trigger unsure zone',
  'checkout':
    'apply applying back billing cancel change changeLabel checking chooseCycle confirm continue cycle cycleMissing discard discount email incomplete leaving mobile newTotal noCycle noPriceYet open paidAt paidBefore paidMeanwhile payNow payNowTotal perMonth plan price product promoApplied promoCode promoMissing promoWrong purchaseChanged referral remove removing save seats secure starting stepBilling stepPayment steps subscription subscriptionId subtotal tax title toSubscriptions totalChanged totalIn tryAgain',
  'contact':
    'address dataProcessing email facebook instagram lead legal linkedin loading manager managerName newTab notAdded phone privacy social subscriptionTerms support terms title twitter youtube',
  'forgot-password':
    'back email emailLocked emailMissing emailWrong failed lead leadForced submit submitting title titleForced',
  'host':
    'dataProcessing home lostText lostTitle notFoundText notFoundTitle onThisPage privacy referralTerms reload skip subscriptionTerms terms voiceServicesTerms',
  'install-guide':
    'android app1 app2 app3 app4 appName appNeeds appText back closeVideo ext1 ext2 ext3 ext4 ext5 ext6 ext7 extName extNeeds extNote extOpen extText help helpText ios linkFailed mic4 micName micText newTab note play requirements schedule steps tip title tryAgain video videoOf web1 web2 webName webNeeds webOpen webText win1 win10 win1Tip win2 win3 win32 win4 win5 win6 win64 win7 win8 win9 winName winNeeds winNote winText',
  'installation':
    'android dictation guide guideOf ios loading mob mobNeeds mobText mobapp mobappNeeds mobappText narrow newTab none notLoaded offline openExtension openWeb requirements title toPortal trialBegun voice voiceText web webNeeds webText webext webextNeeds webextText win win32 win64 winNeeds winText',
  'kit':
    'actions cancel close countryCode details detailsOf dismiss fieldsToMend hidePassword loading matches next noMatches noScript oneFieldToMend oneMatch optional pause play previous ruleDigit ruleLength ruleLowercase ruleUppercase showPassword signIn signedOut slide stepLost tryAgain viewFailed',
  'list':
    'found loadingMore moreOptions noRecords notLoaded offline oneFound search searchTooLong showMore shown shownOf tryAgain',
  'login':
    'canResend cancel cancelled code codeSent codeValid expired expiredText forgot identifier identifierMissing leavingForMicrosoft loginFailed microsoft noAccount noCode noMatches notNow or password passwordMissing remember remove removeHint removeLabel removeText removeTitle resend resendFailed resendIn resending resent resetNow saved savedCount savedOne signedIn signingIn signup submit submitCode submitting submittingCode title toConsole twoFactor',
  'nav':
    'account console contactus help installation loggedInAs logout menu onlyAdmins organizations paymentKept referearn subscription',
  'organizations':
    'caption columnExpired columnExpiring columnId columnName expiredCount expiredOf expiringCount expiringOf loading none searchLabel searchPlaceholder title',
  'otp':
    'back canResend checkedAtOnce code codeWrong noCode noDraft notNumeric passwordAgain passwordAgainHelp passwordMissing passwordWeak resend resendIn resendWithoutDraft resending resent resetFailed sent sentToEmail sentToMobile startingTrial title toSignup toSubscriptions trialFailed trialPending tryAgain unknownStatus validFor verify verifying',
  'page':
    'account activate checkout contact forceReset forgotPassword guide installation login notFound organizations otp passwordReset payment paymentStatus refer referralActivated resetPassword seats signup subscriptions trialActive',
  'password':
    'tooLong',
  'payment':
    'backToCheckout before changed closed errorId failed goOn heldBack leave logIn none notCompleted notKept notLoaded notPaid now ok openElsewhere openInTab orderId pending plan processing product received reference stay stayHere succeeded thanks transactionId twice validUntil',
  'payment-link':
    'amountChanged amountPaid amountPayable back confirm dismissed failed incomplete invalid leaving open orderChanged orderId paidAt payNow paymentFor pending processing receiptName secure starting successful support title transactionId tryAgain',
  'payment-result':
    'confirming incomplete others patience recording title',
  'payments':
    'elsewhere failed insecure priceChanged widgetFailed',
  'refer':
    'code copied copy copyFailed copyMessage earned earnedOne how lead link loading message messageCopyFailed noLimit notLoaded offline paid paidWhen rewards step1 step1Text step2 step2Text step3 step3Text terms title trial trialWhen whatsapp whatsappOff',
  'referral-activated':
    'later subscribe text title',
  'reset-password':
    'ask back checking confirmMissing confirmPassword doneText doneTitle hint lead logIn maybeSet maybeSetBefore mismatch newMissing newPassword nothingAsked openLinkAgain passwordSet setFailed submitReset submitSet submitting titleReset titleSet toLogin tryAgain tryLogin weak',
  'seats':
    'actionsOf all assign assignFailed assignFailedText assignMany assignMenu assignSeat assignTitle assignUser assigned assignedMany assignedTo assigning back changeFailed changeFailedText changeTitle changeUser changed changing clear columnCountry columnEmail columnId columnName columnPhone columnState columnTag confirm confirm confirmFirst confirmUser counters country email emailHelp emailInvalid emailTooLong empty emptySeat expiredOn expiresOn fillFirst found headingAll headingAssigned headingEmpty headingFound limit limitText loading lookedFirst looking maybeDone maybeDone mobile mobileHelp name nameInvalid next ok present removed searchLabel searchTags searchTooShort searchUsers seat seatTaken seatUsers selectCountry title unassignFacts unassignFailed unassignFailedText unassignNamed unassignText unassignTitle unassignUser unassigning unknown',
  'seats-csv':
    'advice andMore assign assigning binary cancel cellCount choose chooseAnother chooseFirst column columnMissing columns countryUnknown drop emailInvalid emailRepeated errorReport faultsReport file fine formatMismatch intro maybeDone mobileInvalid moreRows nameMissing noRows notCsv onLine onLines oneColumn oneRow oneSeatLeft openQuote otherErrors preview previewCaption reading remove reportFault reportLine reportName rows seatsExceeded seatsLeft semicolons size template title tooLarge tooManyRows unknownLetters unreadable uploaded uploading uploadingUnknown utf16 zeroUsers',
  'service':
    'failed malformed noAnswer signInToNetwork',
  'signup':
    'agree and consent countriesFailed dictationHeadline dictationLead dictationPoint1 dictationPoint2 dictationPoint3 dictationShort email emailMissing emailWrong fullName haveAccount logIn mobile mobileMissing mobileWrong nameMissing otpRequestFailed partners password passwordHint passwordMissing passwordWeak privacy referral retry submit submitting terms title voiceHeadline voiceLead voicePoint1 voicePoint2 voicePoint3 voiceShort',
  'subscriptions':
    'actionOf allExpiries allOrganizations allStages askSupport assigned assignedCaption columnExpiry columnId columnOrganization columnPaymentDue columnPlan columnProduct columnSeats columnStage columnUser dueIn dueToday dueTomorrow expired expiredOn expiresOn expiring expiringSoon filters filtersInUse loading noAccess noneEnterprise noneRetail organization overdue pay-now purchased purchasedCaption referralText referralTitle renew reset search searchLabel searchPlaceholder seats showAll shown shownAll shownFilter stage startTrial subscribe subscribeNow title',
  'trial-active':
    'accuracy android assistance bonus features included ios onPhone openWeb opensInNewTab platforms portal qrOf title toInstallation toPortal until windows',
} as const;
