import { localized, type Localized } from '../../core/config/text.ts';
import { config } from '../../core/config/config.ts';
import { productPlanDetails, startFreeTrial, type Plan } from '../../core/service/endpoints/trial.ts';
import { currentAccount, currentSession } from '../../core/session/session.ts';
import { validateSession } from '../../core/session-calls.ts';
import { writeContext } from '../../core/session/drafts/signup-context.ts';
import type { TrialSelection } from '../../core/session/drafts/signup-draft.ts';
import type { Send } from '../kit/context.ts';
import { text as kitText } from '../kit/kit.text.ts';

type TrialOutcome =
  { readonly at: 'started' } | { readonly at: 'none-wanted' } | { readonly at: 'failed'; readonly text: Localized };

const succeededCode = 'S0000';

/** Starts the free trial of a product (ACC-4 Free-trial start). */
export async function startTrial(send: Send, selection: TrialSelection): Promise<TrialOutcome> {
  const { productName, planId, billingCycleId } = selection;
  if (!productName) return { at: 'none-wanted' };
  const { products } = config();
  const product = Object.hasOwn(products, productName) ? products[productName] : undefined;
  if (!product) return { at: 'failed', text: localized(kitText, 'somethingWrong') };

  const plans = await send(productPlanDetails, {
    listingId: product.listingId,
    countryDomain: currentSession()?.countryDomain ?? '',
  });
  if (!plans.ok) return { at: 'failed', text: plans.problem.text };
  const choice = choosePlan(plans.data.plans, planId, billingCycleId);
  if (!choice) return { at: 'failed', text: localized(kitText, 'somethingWrong') };

  const trial = await send(startFreeTrial, { listingId: product.listingId, ...choice });
  if (!trial.ok) return { at: 'failed', text: trial.problem.text };
  const { message, expiresOn } = trial.data;
  if (message?.code !== succeededCode)
    return { at: 'failed', text: message?.text || localized(kitText, 'somethingWrong') };

  const started = { account: currentAccount(), productName };
  writeContext({ ...selection, subscriptionExpiresOn: expiresOn?.toISOString() ?? '', started });
  // Renews the session, because the trial adds to the user's products and seats.
  await validateSession(send);
  return { at: 'started' };
}

export function choosePlan(plans: readonly Plan[], planId: string, billingCycleId: string) {
  const wanted = plans.find((plan) => plan.planId === planId);
  const wantedPrice = wanted?.prices.find((price) => price.planPriceId === billingCycleId);
  if (wanted && wantedPrice && Number(planId) > 0 && Number(billingCycleId) > 0) {
    return { planId, planPriceId: billingCycleId };
  }
  const inOrder = plans.toSorted((a, b) => (a.displayOrder ?? Infinity) - (b.displayOrder ?? Infinity));
  const plan = plans.find((each) => each.isMostPopular) ?? inOrder[0];
  return plan ? { planId: plan.planId, planPriceId: plan.prices[0]?.planPriceId ?? '-1' } : null;
}
