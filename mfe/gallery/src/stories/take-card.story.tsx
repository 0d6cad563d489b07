import { GreaseMark, TakeCard } from '@callboard/kit/takes'
import type { ComponentProps, CSSProperties } from 'react'
import { PORTRAIT } from './portrait.ts'

/** @param picture as the style sheet of a wall says its shape */
const card = (width: number, props: Partial<ComponentProps<typeof TakeCard>>, picture = '16 / 9') => (
  <div style={{ width, '--card-picture': picture } as CSSProperties}>
    <TakeCard
      of="one"
      url={PORTRAIT}
      seconds={75}
      name="Nina Brandt, Omar Haddad"
      facts="4 takes"
      {...props}
    />
  </div>
)

const Signs = () => (
  <p>
    <GreaseMark answer="yes" sign="given" /> Yes <GreaseMark answer="no" sign="idle" /> No{' '}
    <GreaseMark answer="maybe" sign="idle" /> Maybe
  </p>
)

export const takeCard = {
  name: 'TakeCard',
  states: [
    ['of a posting page, answered', card(320, { over: <GreaseMark answer="yes" label="You: Yes" /> })],
    ['signs of answers', <Signs key="signs" />],
    ['of a posting page, without a take that plays', card(320, { waiting: 'Processing' })],
    ['of the review', card(250, { dense: true, number: '01' })],
    [
      'of the review, with a long name',
      card(250, { dense: true, number: '02', name: 'Maximiliano Fernández-Echeverría Montgomery' }),
    ],
    [
      'of the review, several by their first names',
      card(250, { dense: true, number: '03', name: 'Nina, Omar', fullName: 'Nina Brandt, Omar Haddad' }),
    ],
    ['of the review on a phone', card(173, { dense: true, number: '01' }, '4 / 3')],
    ['of the review, without a picture', card(250, { dense: true, number: '02', url: null, seconds: 0 })],
  ],
} as const
