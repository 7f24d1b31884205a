import { useState } from 'react';
import { Button } from '../../src/elements/kit/controls/Button.tsx';
import { Dialog, ConfirmDialog } from '../../src/elements/kit/layers/Dialog.tsx';
import { Field } from '../../src/elements/kit/fields/Field.tsx';
import { Menu } from '../../src/elements/kit/layers/Menu.tsx';
import { person } from '../person.ts';

export function DialogExample({ isStatic = false }: { readonly isStatic?: boolean }) {
  const [shown, show] = useState<'none' | 'edit' | 'confirm'>('none');
  return (
    <>
      <Button onClick={() => show('edit')}>Edit full name</Button>
      {shown !== 'none' && (
        <Dialog
          title="Edit full name"
          isStatic={isStatic}
          onClose={() => show('none')}
          actions={
            <>
              <Button onClick={() => show('none')}>Cancel</Button>
              <Button kind="primary" onClick={() => show('confirm')}>
                Update
              </Button>
            </>
          }
        >
          <Field label="Full name" name="name" autoComplete="name" defaultValue={person.fullName} />
          {shown === 'confirm' && (
            <ConfirmDialog
              title="Change the name?"
              confirmLabel="Change"
              onConfirm={() => show('none')}
              onCancel={() => show('edit')}
            >
              It is shown to everybody in the organization.
            </ConfirmDialog>
          )}
        </Dialog>
      )}
    </>
  );
}

export function MenuExample({ onSelect = () => {} }: { readonly onSelect?: (label: string) => void }) {
  const item = (label: string) => ({ label, onSelect: () => onSelect(label) });
  return <Menu label="Assign User" items={[item('Change user'), { ...item('Delete account'), isDanger: true }]} />;
}
