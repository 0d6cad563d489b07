import { Autocomplete, Select } from '@callboard/kit/choices'
import { Collapse } from '@callboard/kit/folds'
import { IconChevronDown } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { PhoneInput } from '@callboard/kit/phone'
import { Checkbox } from '@callboard/kit/ticks'
import { Button, Stack } from '@callboard/kit/ui'
import { useState } from 'react'
import type { CheckInFlow } from './use-check-in.ts'

/** Every five minutes of the day, as the actual call is asked for. */
const CALL_TIMES = Array.from({ length: 24 * 12 }, (_, index) => {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(index / 12))}:${part((index % 12) * 5)}`
})

function Agent({ flow }: { readonly flow: CheckInFlow }) {
  const { fields, errors, change } = flow
  return (
    <>
      <TextInput
        size="md"
        label="Agent name"
        value={fields.agent}
        error={errors.agent}
        maxLength={200}
        onChange={({ currentTarget }) => change({ agent: currentTarget.value })}
      />
      <TextInput
        size="md"
        label="Agent email"
        type="email"
        value={fields.agentEmail}
        error={errors.agentEmail}
        maxLength={254}
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

/** Step with the role and the further questions of some productions. */
export function RoleStep(props: {
  readonly flow: CheckInFlow
  readonly roles: readonly string[]
  readonly mayCreate: boolean
}) {
  const { flow } = props
  const { fields, errors, change } = flow
  const [opened, setOpened] = useState(fields.isRepresented)
  const isFree = props.mayCreate || props.roles.length === 0
  return (
    <Stack gap="md">
      {isFree ? (
        <Autocomplete
          size="md"
          label="Role"
          data={[...props.roles]}
          limit={50}
          value={fields.role}
          error={errors.role}
          maxLength={100}
          onChange={(role) => change({ role })}
        />
      ) : (
        <Select
          size="md"
          label="Role"
          placeholder="Choose a Role"
          data={[...props.roles]}
          value={fields.role || null}
          error={errors.role}
          onChange={(role) => change({ role: role ?? '' })}
        />
      )}
      <TextInput
        size="md"
        label="SAG-AFTRA number"
        description="If you are a member"
        value={fields.sagNumber}
        error={errors.sagNumber}
        maxLength={40}
        onChange={({ currentTarget }) => change({ sagNumber: currentTarget.value })}
      />
      <Button
        variant="subtle"
        color="gray"
        justify="flex-start"
        px={0}
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
            data={CALL_TIMES}
            value={fields.actualCall || null}
            error={errors.actualCall}
            onChange={(actualCall) => change({ actualCall: actualCall ?? '' })}
          />
          <Checkbox
            size="md"
            label="I am represented by an agent"
            checked={fields.isRepresented}
            onChange={({ currentTarget }) => change({ isRepresented: currentTarget.checked })}
          />
          {fields.isRepresented ? <Agent flow={flow} /> : null}
        </Stack>
      </Collapse>
    </Stack>
  )
}
