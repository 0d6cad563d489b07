import { Autocomplete, Select } from '@callboard/kit/choices'
import { Collapse } from '@callboard/kit/folds'
import { IconChevronDown } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { PhoneInput } from '@callboard/kit/phone'
import { Checkbox } from '@callboard/kit/ticks'
import { Button, Stack } from '@callboard/kit/ui'
import { useState } from 'react'
import { CALL_TIMES } from '../shared/call-times.ts'
import { RoleChips } from './role-chips.tsx'
import type { CheckInFlow } from './use-check-in.ts'

/** @param chosen stays among them, also when an appointment begins at another minute */
const callTimes = (chosen: string) =>
  chosen === '' || CALL_TIMES.includes(chosen) ? CALL_TIMES : [...CALL_TIMES, chosen].sort()

function Agent({ flow }: { readonly flow: CheckInFlow }) {
  const { fields, errors, change } = flow
  return (
    <>
      <TextInput
        size="md"
        label="Agent name"
        value={fields.agent}
        error={errors.agent}
        onChange={({ currentTarget }) => change({ agent: currentTarget.value })}
      />
      <TextInput
        size="md"
        label="Agent email"
        type="email"
        value={fields.agentEmail}
        error={errors.agentEmail}
        onChange={({ currentTarget }) => change({ agentEmail: currentTarget.value })}
      />
      <PhoneInput
        size="md"
        label="Agent phone"
        autoComplete="off"
        value={fields.agentPhone}
        error={errors.agentPhone}
        onChange={(agentPhone) => change({ agentPhone })}
      />
    </>
  )
}

interface RoleProps {
  readonly flow: CheckInFlow
  readonly roles: readonly string[]
  readonly mayCreate: boolean
}

/** So many roles are seen at a glance. */
const MOST_CHIPS = 5

/** A few roles as chips to tap; more, or roles of one's own, to type. */
function Role({ flow, roles, mayCreate }: RoleProps) {
  const { fields, errors, change } = flow
  const isFree = mayCreate || roles.length === 0
  if (!isFree && roles.length <= MOST_CHIPS)
    return (
      <RoleChips
        roles={roles}
        value={fields.role}
        error={errors.role}
        onChange={(role) => change({ role })}
      />
    )
  if (isFree)
    return (
      <Autocomplete
        size="md"
        label="Role"
        data={[...roles]}
        limit={50}
        value={fields.role}
        error={errors.role}
        onChange={(role) => change({ role })}
      />
    )
  return (
    <Select
      size="md"
      label="Role"
      placeholder="Choose a Role"
      searchable
      limit={50}
      data={[...roles]}
      value={fields.role || null}
      error={errors.role}
      onChange={(role) => change({ role: role ?? '' })}
    />
  )
}

/** Step with the role and the further questions of some productions. */
export function RoleStep(props: RoleProps) {
  const { flow } = props
  const { fields, errors, change } = flow
  const [opened, setOpened] = useState(fields.interviewNo !== '')
  return (
    <Stack gap="md">
      <Role {...props} />
      <TextInput
        size="md"
        label="SAG-AFTRA number"
        description="If you are a member"
        value={fields.sagNumber}
        error={errors.sagNumber}
        onChange={({ currentTarget }) => change({ sagNumber: currentTarget.value })}
      />
      <Checkbox
        size="md"
        label="I am represented by an agent"
        checked={fields.isRepresented}
        onChange={({ currentTarget }) => change({ isRepresented: currentTarget.checked })}
      />
      {fields.isRepresented ? <Agent flow={flow} /> : null}
      <Button
        variant="subtle"
        color="gray"
        justify="flex-start"
        px={0}
        h={44}
        aria-expanded={opened}
        leftSection={<IconChevronDown size={16} style={{ rotate: opened ? '180deg' : '0deg' }} />}
        onClick={() => setOpened(!opened)}
      >
        More
      </Button>
      <Collapse expanded={opened}>
        <Stack gap="md">
          <Select
            size="md"
            label="Interview number"
            clearable
            data={['1', '2', '3', '4']}
            value={fields.interviewNo || null}
            error={errors.interviewNo}
            onChange={(interviewNo) => change({ interviewNo: interviewNo ?? '' })}
          />
          <Select
            size="md"
            label="Actual call"
            description="The time you were asked to come"
            clearable
            searchable
            data={callTimes(fields.actualCall)}
            value={fields.actualCall || null}
            error={errors.actualCall}
            onChange={(actualCall) => change({ actualCall: actualCall ?? '' })}
          />
        </Stack>
      </Collapse>
    </Stack>
  )
}
