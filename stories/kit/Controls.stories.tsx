import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { Button, Spinner, IconButton, ButtonLink, LinkButton } from '../../src/elements/kit/controls/Button.tsx';
import { Bin, Download, ExternalLink } from '../../src/elements/kit/icons.tsx';
import { Notice } from '../../src/elements/kit/feedback/Notice.tsx';
import { show } from './show.tsx';

export default { title: 'Kit/Controls' } satisfies Meta;

export const Buttons: StoryObj = {
  render: () =>
    show(
      <div className="d-stack">
        <div className="d-row">
          <Button kind="primary">Create account</Button>
          <Button>Not right now</Button>
          <Button kind="quiet">Reset</Button>
          <Button kind="danger">Delete account</Button>
        </div>
        <div className="d-row">
          <Button kind="primary" busy busyLabel="Creating account…">
            Create account
          </Button>
          <Button kind="primary" busyLabel="Creating account…">
            Create account
          </Button>
          <Button busy>Search</Button>
        </div>
        <div className="d-row">
          <Button kind="primary" disabled>
            Verify OTP
          </Button>
          <Button disabled>Assign</Button>
          <span className="d-small d-quiet">Choose a file first.</span>
        </div>
        <div className="d-row">
          <Button icon={<Download />}>Download report</Button>
          <ButtonLink href="#" icon={<Download />}>
            Download 64-bit
          </ButtonLink>
          <ButtonLink href="#" kind="primary" opensNewTab icon={<ExternalLink />}>
            Developer portal
          </ButtonLink>
          <Button isSmall>Renew</Button>
          <Button isSmall kind="primary">
            Pay now
          </Button>
          <IconButton label="Remove a@example.com" icon={<Bin />} />
          <LinkButton>Forgot password?</LinkButton>
        </div>
      </div>,
    ),
};

export const Notices: StoryObj = {
  render: () =>
    show(
      <div className="d-stack">
        <Notice tone="danger">An error occurred while logging in. Please try again later.</Notice>
        <Notice tone="success">Your password has been set. You can now log in.</Notice>
        <Notice tone="warning" action={<LinkButton>Try again</LinkButton>}>
          The payment is not confirmed yet. Keep this page open; we go on trying by ourselves.
        </Notice>
        <Notice tone="info" action={<Button isSmall>Subscribe now</Button>}>
          Referral activated: you get an extra 30 days after the first purchase.
        </Notice>
        <div className="d-row">
          <Spinner /> <span className="d-quiet">Loading</span>
        </div>
      </div>,
    ),
};
