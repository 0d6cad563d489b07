import { IconHeartFilled } from '@callboard/kit/icons'
import { FilmStrip } from '@callboard/kit/takes'
import { Text, VisuallyHidden } from '@callboard/kit/ui'
import { useState } from 'react'
import { PORTRAIT } from './portrait.ts'

const take = (place: number) => ({
  _id: String(place + 1),
  thumbnail_url: place % 3 === 1 ? null : PORTRAIT,
  duration: place % 3 === 1 ? 0 : 12 + place * 31,
})
const takes = (count: number) => Array.from({ length: count }, (_, place) => take(place))

function Strip(props: {
  readonly count: number
  readonly current: string
  readonly how?: 'named' | 'liked'
}) {
  const [current, setCurrent] = useState(props.current)
  return (
    <FilmStrip
      takes={takes(props.count)}
      current={current}
      onChoose={setCurrent}
      mark={
        props.how === 'liked' ? ({ _id }) => (_id === '1' ? <IconHeartFilled size={16} /> : null) : undefined
      }
      name={({ _id }) =>
        props.how === 'named' ? (
          <Text component="span" size="xs">
            Ines Moreau {_id}
          </Text>
        ) : (
          <VisuallyHidden>Take {_id}</VisuallyHidden>
        )
      }
    />
  )
}

export const filmStrip = {
  name: 'FilmStrip',
  states: [
    ['the second plays and has no picture yet', <Strip key="second" count={3} current="2" />],
    ['one take', <Strip key="one" count={1} current="1" />],
    ['with names', <Strip key="named" count={4} current="1" how="named" />],
    ['with a mark', <Strip key="liked" count={3} current="3" how="liked" />],
    ['more than fit', <Strip key="many" count={24} current="1" />],
  ],
} as const
