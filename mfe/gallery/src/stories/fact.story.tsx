import { Fact, factWords } from '@callboard/kit/facts'

export const fact = {
  name: 'Fact',
  states: [
    ['a number and what it counts', <Fact key="number" {...factWords('5 of 24 booked')} />],
    ['a time and its zone', <Fact key="time" value="10:15 AM" unit="PST" />],
    ['words alone', <Fact key="words" {...factWords('in 42 min')} />],
    [
      'quiet, while nothing is to be done',
      <Fact key="quiet" value="All viewed" unit="48 groups" tone="quiet" />,
    ],
    ['late', <Fact key="late" {...factWords('16 min behind')} tone="late" />],
    ['very late', <Fact key="very-late" {...factWords('1 h 25 min behind')} tone="very-late" />],
    [
      'of a public page, which it is the title of',
      <Fact key="public" isTitle size="public" value="You are 5th" />,
    ],
  ],
} as const
