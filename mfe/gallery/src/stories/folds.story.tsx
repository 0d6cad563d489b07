import { Accordion } from '@callboard/kit/folds'

const parts = (opened: string | null) => (
  <Accordion key={opened} defaultValue={opened}>
    {['Camera', 'Sound', 'Line'].map((part) => (
      <Accordion.Item key={part} value={part}>
        <Accordion.Control>{part}</Accordion.Control>
        <Accordion.Panel>The {part.toLowerCase()} was checked at 10:02 AM.</Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
)

export const folds = {
  name: 'Folds',
  states: [
    ['all closed', parts(null)],
    ['one opened', parts('Sound')],
  ],
} as const
