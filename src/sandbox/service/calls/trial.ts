import { planOf, plansOf, priceOf, productOf, stages, trialDays } from '../../domain/catalogue.ts';
import type { Service } from '../../domain/service.ts';
import { accept, type Handlers, refuse, signedIn } from '../handler.ts';
import { addSeat, addSubscription, dayMs } from '../../domain/subscriptions.ts';
import type { Subscription, User } from '../../domain/world.ts';
import { iso } from '../wire-format.ts';

const daysForStartedTrial = 7;

export const trialHandlers = {
  productPlanDetails(call) {
    const product = productOf(Number(call.request.ProductPublicListingId));
    if (!product) return refuse('The product is not known.');
    return accept({
      Clouds: {
        Plans: plansOf(product.listingId).map((plan, at) => ({
          PlanId: plan.id,
          IsMostPopular: plan.isMostPopular ?? false,
          DisplayOrder: at + 1,
          Prices: plan.prices.map((price) => ({ Key: price.cycle, Value: { PlanPriceId: price.id } })),
        })),
      },
      ProductCode: product.code,
    });
  },

  startFreeTrial: signedIn((call, user, service) => {
    const { ProductPublicListingId, PlanId, PriceInfo } = call.request;
    const listingId = Number(ProductPublicListingId);
    const plan = planOf(Number(PlanId));
    const priceId = Number(PriceInfo.PriceId);
    if (plan?.listingId !== listingId) return refuse('The plan does not belong to this product.');
    if (priceId !== -1 && !priceOf(plan, priceId)) return refuse('The plan has no such price.');
    const hasHadOne = service.world.subscriptions.some(
      (each) => each.ownerUserId === user.id && each.listingId === listingId,
    );
    if (hasHadOne) {
      return accept({
        Message: { Code: 'TRIAL01', Message: 'You have already used the free trial of this product.' },
        SubscriptionId: null,
        SubscriptionExpiredOn: null,
      });
    }
    const trial = startTrial(service, user, { listingId, planId: plan.id, planPriceId: priceId });
    return accept({
      Message: { Code: 'S0000', Message: 'Your trial has started.' },
      SubscriptionId: trial.id,
      SubscriptionExpiredOn: iso(trial.expiresAt),
    });
  }),
} satisfies Partial<Handlers>;

function startTrial(service: Service, user: User, plan: Pick<Subscription, 'listingId' | 'planId' | 'planPriceId'>) {
  const { world, now } = service;
  const trial = addSubscription(world, {
    ...plan,
    ownerUserId: user.id,
    stageId: stages.trial,
    expiresAt: now() + trialDays * dayMs,
    allowsConsolePayment: true,
  });
  addSeat(service, trial, productOf(plan.listingId)?.isSpeechApi ? {} : { userId: user.id });
  const referrer = world.users.find((each) => each.id === user.referral.linkedUserId);
  if (referrer && user.referral.activeSubscriptionId === 0) {
    user.referral.activeSubscriptionId = trial.id;
    referrer.referral.earnedDays += daysForStartedTrial;
  }
  return trial;
}
