import { profileForm } from '@callboard/accounts/contract'
import { type Account, accountChanged, useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormNotices, useForm } from '@callboard/kit/form'
import { nationalPhone, PhoneInput, readPhone } from '@callboard/kit/phone'
import { Button, fullName, Stack, Text } from '@callboard/kit/ui'
import { PHONE_INVALID } from '@callboard/lobby/contract'
import type { Slot } from '@callboard/scheduling/contract'
import type { FormEvent } from 'react'
import { saveOwnDetailsAction } from '../data/own-details.ts'
import { Facts } from './facts.tsx'
import { ProfileLink } from './profile-link.tsx'

/** The last look before the place is taken: the place and the details of the talent; a missing number is asked for. */
export default function ConfirmBooking(props: {
  readonly account: Account
  readonly slot: Slot
  readonly role: string
  readonly sessionZone: string
  /** Of an appointment that there is. */
  readonly isMove: boolean
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  const { account } = props
  const save = useAction(saveOwnDetailsAction, { onDone: accountChanged })
  const form = useForm({
    form: profileForm,
    from: { phone: '' },
    input: ({ phone }) => ({ id: account._id, phone }),
    rules: ({ phone }) => ({ phone: readPhone(phone, 'US').e164 === phone ? undefined : PHONE_INVALID }),
    action: save,
    save: save.run,
  })
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    // A number is no condition of a booking; the check-in asks for it again.
    if (form.typed.phone === '' || (await form.submit())) props.onConfirm()
  }
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.isMove ? 'Move your appointment' : 'Confirm Audition'}
      size="sm"
    >
      <form ref={form.element as React.RefObject<HTMLFormElement | null>} onSubmit={confirm} noValidate>
        <Stack gap="lg">
          <Facts role={props.role} start={props.slot.start} sessionZone={props.sessionZone}>
            <dt>Name</dt>
            <dd>{fullName(account)}</dd>
            <dt>E-mail</dt>
            <dd>{account.email}</dd>
            {account.phone === null ? null : (
              <>
                <dt>Phone</dt>
                <dd className="callboard-figures">{nationalPhone(account.phone).text}</dd>
              </>
            )}
          </Facts>
          {account.phone === null ? (
            <Stack gap="xs">
              <FormNotices what="number" form={form} />
              <PhoneInput size="md" label="Phone" {...form.value('phone')} />
              <Text c="dimmed" size="sm">
                Without a number the casting office reaches you by e-mail only. A number that you give is kept
                in your profile.
              </Text>
            </Stack>
          ) : (
            <Text c="dimmed" size="sm">
              The casting office reaches you there. <ProfileLink>Change in your profile</ProfileLink>
            </Text>
          )}
          <Stack gap="sm">
            <Button type="submit" size="md" data-autofocus loading={form.busy || props.busy}>
              {props.isMove ? 'Move' : 'Confirm'}
            </Button>
            <Button size="md" variant="default" onClick={props.onClose}>
              Choose another time
            </Button>
          </Stack>
        </Stack>
      </form>
    </Modal>
  )
}
