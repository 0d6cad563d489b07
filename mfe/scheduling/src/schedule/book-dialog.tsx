import { useAction } from '@callboard/kit/data'
import { sayWallTime } from '@callboard/kit/day'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { PeoplePicker, type Person } from '@callboard/kit/people'
import { Tabs } from '@callboard/kit/tabs'
import { Text } from '@callboard/kit/ui'
import { bookTalentForm, type Slot } from '@callboard/scheduling/contract'
import { useState } from 'react'
import { bookForAction } from '../data/schedule.ts'
import type { Unbooked } from './carried.ts'

interface Props {
  readonly day: { readonly session: string; readonly day: string }
  readonly slot: Slot
  readonly role: string
  /** Whom the office knows already: found by name. */
  readonly people: readonly Unbooked[]
  readonly onClose: () => void
}

type Whom = 'known' | 'new'

interface Typed {
  readonly whom: Whom
  readonly person: Person | undefined
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

const NOBODY: Typed = { whom: 'known', person: undefined, email: '', first_name: '', last_name: '' }

/** Faults of the wire stand at the fields of the dialog. */
const fieldOf = (path: string) => (path === 'talent_id' ? 'person' : path.replace(/^talent\./, ''))

function rules({ whom, person }: Typed): Record<string, string | undefined> {
  return whom === 'known' && !person ? { person: 'Choose a talent, or book for somebody new.' } : {}
}

/** Books a free place for a talent: one who has an account, or somebody new, who gets one with the confirmation. */
export default function BookDialog({ day, slot, role, people, onClose }: Props) {
  const book = useAction(bookForAction, { onDone: onClose })
  const [from] = useState(NOBODY)
  const form = useForm({
    form: bookTalentForm,
    from,
    rules,
    fieldOf,
    input: ({ whom, person, email, first_name, last_name }: Typed) => ({
      ...day,
      availability: slot.availability_id,
      start_time: slot.start,
      role,
      ...(whom === 'new'
        ? { talent: { email: email.trim(), first_name: first_name.trim(), last_name: last_name.trim() } }
        : person && (people.find(({ key }) => key === person._id)?.whom ?? { talent_id: person._id })),
    }),
    action: book,
    save: book.run,
  })
  const { typed, change, errorAt } = form
  return (
    <Modal opened onClose={onClose} title={`Book ${sayWallTime(slot.start_wall)} as ${role}`}>
      <FormFrame form={form} action="Book and send confirmation" onCancel={onClose}>
        <Tabs value={typed.whom} onChange={(whom) => change({ whom: whom === 'new' ? 'new' : 'known' })}>
          <Tabs.List grow>
            <Tabs.Tab value="known">Known talent</Tabs.Tab>
            <Tabs.Tab value="new">Somebody new</Tabs.Tab>
          </Tabs.List>
        </Tabs>
        {typed.whom === 'known' ? (
          <PeoplePicker
            single
            takesFocus
            label="Talent"
            description="Talent of this project by name, anybody else by the whole e-mail address"
            type="talent"
            known={people.map(({ key, name, email }) => ({
              _id: key,
              first_name: name,
              last_name: '',
              email,
            }))}
            value={typed.person ? [typed.person] : []}
            onChange={(people) => change({ person: people[0] })}
            // Somebody who only checked in is booked by the address.
            error={errorAt('person') ?? errorAt('email')}
          />
        ) : (
          <>
            <TextInput
              data-autofocus
              type="email"
              label="E-mail"
              autoComplete="off"
              {...form.text('email')}
            />
            <TextInput label="First name" autoComplete="off" {...form.text('first_name')} />
            <TextInput label="Last name" autoComplete="off" {...form.text('last_name')} />
            <Text size="sm" c="dimmed">
              They get the confirmation, and a link to set a password for their account.
            </Text>
          </>
        )}
      </FormFrame>
    </Modal>
  )
}
