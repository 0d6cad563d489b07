import { Modal } from '@callboard/kit/dialogs'
import { Checkbox } from '@callboard/kit/ticks'
import { Button, Group, Stack, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { nameOf } from '../row-actions.ts'
import type { GroupQuestion } from './group-question.ts'

type Finish = Extract<GroupQuestion, { kind: 'finish' }>
type CallIn = Extract<GroupQuestion, { kind: 'call-in' }>

/** Who gets the goodbye: members who were in the room, and those whom staff tick. */
function FinishQuestion({ there, absent, recorded, answer }: Finish) {
  const hasTake = ({ _id }: Finish['absent'][number]) => recorded.includes(_id)
  const [seen, setSeen] = useState<readonly string[]>(() => absent.filter(hasTake).map(({ _id }) => _id))
  return (
    <Modal opened onClose={() => answer(null)} title="Who was there?">
      <Stack>
        <Text>
          Talent who were there get the goodbye and are done. The others are back in the lobby, to be called
          again.
        </Text>
        {there.map((record) => (
          <Checkbox key={record._id} checked disabled label={`${nameOf(record)}, was in the room`} />
        ))}
        <Checkbox.Group value={[...seen]} onChange={setSeen} aria-label="Not seen in the room">
          <Stack gap="xs">
            {absent.map((record) => (
              <Checkbox
                key={record._id}
                value={record._id}
                label={nameOf(record)}
                description={hasTake(record) ? 'Has a take' : 'Has not been in the room'}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => answer(null)}>
            Cancel
          </Button>
          <Button data-autofocus onClick={() => answer(seen)}>
            Finish Group
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Another audition, or one more talent in the same one. */
function CallInQuestion({ title, text, action, answer }: CallIn) {
  return (
    <Modal opened onClose={() => answer(null)} title={title} size="lg">
      <Stack>
        <Text>{text}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => answer(null)}>
            Cancel
          </Button>
          <Button variant="default" onClick={() => answer('same')}>
            Add to the same group
          </Button>
          <Button data-autofocus onClick={() => answer('new')}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** The open question about the current group. */
export default function GroupQuestions({ question }: { readonly question: GroupQuestion }) {
  return question.kind === 'finish' ? <FinishQuestion {...question} /> : <CallInQuestion {...question} />
}
