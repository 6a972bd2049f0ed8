import { useState } from 'react'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { logOutIcon, settingsIcon, userRoundIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { Row, Sample } from './Sample.tsx'

const logOut = () => showToast('You’re logged out.')
const fail = () => showToast('The message wasn’t sent.', { kind: 'error', action: { label: 'Retry', run: () => {} } })

const ADA = { id: 'ada', name: 'Ada Lovelace' }

export function FloatingSamples() {
  const [open, setOpen] = useState<'login' | 'confirm' | null>(null)
  const [role, setRole] = useState('Learner')
  const [tab, setTab] = useState<'all' | 'streak' | 'algo'>('all')
  const close = () => setOpen(null)
  return (
    <Sample name="Dialog, ConfirmDialog, Menu, Toasts, Tabs">
      <Row>
        <Button onClick={() => setOpen('login')}>Open a dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Ask a question</Button>
        <Menu
          label="Your account"
          className="grid size-11 place-content-center rounded-full"
          trigger={<Avatar person={ADA} />}
          heading={<strong>{ADA.name}</strong>}
          align="start"
          items={[
            { label: 'Profile', icon: userRoundIcon, to: '/profile' },
            { label: 'Settings', icon: settingsIcon, to: '/settings' },
            ...['Learner', 'Mentor'].map((label, index) => ({
              label,
              separated: index === 0,
              checked: role === label,
              onSelect: () => setRole(label),
            })),
            { label: 'Logout', icon: logOutIcon, separated: true, danger: true, onSelect: logOut },
          ]}
        />
        <Button onClick={() => showToast('Ada followed you.')}>Show a message</Button>
        <Button onClick={fail}>Show an error</Button>
      </Row>
      <div>
        <Tabs
          label="Leaderboard"
          tabs={[
            { name: 'all', label: 'All', count: 128 },
            { name: 'streak', label: 'Streak' },
            { name: 'algo', label: 'Algorithms' },
          ]}
          active={tab}
          onChange={setTab}
        >
          <p className="text-sm text-text-muted">What the tab “{tab}” shows.</p>
        </Tabs>
      </div>
      <Dialog
        open={open === 'login'}
        onClose={close}
        title="Login"
        width="login"
        footer={
          <Button variant="primary" wide onClick={close}>
            Login
          </Button>
        }
      >
        <Field label="Email">{(control) => <TextInput {...control} type="email" data-autofocus="" />}</Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        question="Are you sure you want to delete this experience?"
        explanation="This removes it from your profile."
        confirm="Delete"
        onConfirm={close}
        onClose={close}
      />
    </Sample>
  )
}
