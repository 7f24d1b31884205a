import { isStrongPassword } from '../../../core/format/password-rules.ts';
import { lengthOf } from '../../../core/format/text.ts';
import { countryOf } from '../../domain/countries.ts';
import { decodePassword, isPassword } from '../../domain/encoding.ts';
import { accept, type Handlers, refuse, signedIn } from '../handler.ts';
import { revokeLogins } from '../../domain/logins.ts';
import { purchasedBy, seatsIn } from '../../domain/subscriptions.ts';
import { phoneCodeOf, setPassword } from '../../domain/users.ts';
import { iso } from '../wire-format.ts';

const genders: Readonly<Record<number, string>> = { 1: 'Female', 2: 'Male', 3: 'Other' };

export const accountHandlers = {
  changePassword: signedIn(async ({ request, token }, user, service) => {
    const existing = decodePassword(request.ExistingPassword);
    const wanted = decodePassword(request.NewPasssword);
    if (existing === null || wanted === null) return notChanged('REG09', 'The password could not be read.');
    if (!user.passwordHash || !(await isPassword(existing, user.passwordHash))) {
      return notChanged('REG07', 'The existing password is not correct.');
    }
    if (!isStrongPassword(wanted)) return notChanged('REG09', 'Please enter strong password');
    const problem = await setPassword(service, user, wanted);
    if (problem) return notChanged('REG09', problem);
    await revokeLogins(service.world, user, token);
    return accept({ Code: 'REG08', Message: 'New password updated successfully' });
  }),

  getUserDetail: signedIn((_call, user) =>
    accept({
      FullName: user.fullName,
      CountryName: countryOf(user.countryId)?.name ?? '',
      Mobile: user.mobile && `${phoneCodeOf(user)} ${user.mobile}`,
      Email: user.email,
      GenderName: genders[user.genderId] ?? '',
      WhatsappOptInStatus: user.takesPromotions,
      CountryId: user.countryId,
      JobtitleId: user.jobTitleId,
      Gender: user.genderId,
    }),
  ),

  saveUserDetails: signedIn(({ request }, user) => {
    const fullName = request.FullName.trim();
    if (fullName === '') return refuse('Please enter a full name');
    if (lengthOf(fullName) > 100) return refuse('The full name is too long.');
    const country = countryOf(request.CountryId ?? user.countryId);
    if (!country) return refuse('The country is not known.');
    user.fullName = fullName;
    user.countryId = country.id;
    user.jobTitleId = Number(request.JobTitleId ?? -1);
    user.genderId = Number(request.GenderId ?? -1);
    return accept(null);
  }),

  saveUserSettings: signedIn(({ request }, user) => {
    if (request.UserCode !== user.code) return refuse('The settings belong to another user.');
    const unknown = request.Settings.find(({ SettingName }) => SettingName !== 'WhatsappOptInStatus');
    if (unknown) return refuse(`There is no setting '${unknown.SettingName}'.`);
    for (const { SettingValue } of request.Settings) user.takesPromotions = SettingValue === 'true';
    return accept(null);
  }),

  deleteAccountSubInfo: signedIn((_call, user, { world }) =>
    accept({
      DeleteSubAccountList: purchasedBy(world, user).map((subscription) => ({
        SubscriptionId: subscription.id,
        SubscriptionExpiryDate: iso(subscription.expiresAt),
        SeatCount: seatsIn(world, subscription).length,
      })),
    }),
  ),

  deleteAccount: signedIn(({ request }, user, service) => {
    if (String(request.UserId) !== String(user.id)) return refuse('Only your own account can be deleted.');
    // Blocks further logins, which check this field. The user's current sessions last until logout.
    user.deletionAskedAt = service.now();
    service.send(user.email, 'Your account will be deleted', 'Your subscriptions stop within 72 hours.');
    return accept(null);
  }),
} satisfies Partial<Handlers>;

/** Refusals of `changePassword` have their code and message in the envelope and again in `Data` (DEC-1). */
const notChanged = (Code: string, Message: string) => refuse(Message, Code, { Code, Message });
