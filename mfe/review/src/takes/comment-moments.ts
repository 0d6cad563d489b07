import type { ShownComment } from '@callboard/kit/comments'
import type { PlayerMark } from '@callboard/kit/player'

/** The take in the player among those of its group, and the way to a second of one of them. */
export interface OpenTake {
  readonly take: string
  /** In the order in which they are numbered. */
  readonly takes: readonly {
    readonly _id: string
    /** In place of its number. */
    readonly called?: string | undefined
  }[]
  /** The pointer or the focus has come to a comment, or has left it. */
  readonly onPoint?: (comment: string, isPointed: boolean) => void
  readonly onMoment: (take: string, second: number) => void
}

interface Placed {
  readonly video: string | null
  readonly second: number | null
}

/** Where a comment points, said for the reader of the open take. */
export function momentOn(open: OpenTake, { video, second }: Placed): ShownComment['moment'] {
  const place = open.takes.findIndex(({ _id }) => _id === video)
  if (video === null || place < 0) return second === null ? undefined : { second }
  if (second === null && video === open.take) return undefined
  return {
    second,
    take: video === open.take ? undefined : (open.takes[place]?.called ?? `Take ${place + 1}`),
    onGo: () => open.onMoment(video, second ?? 0),
  }
}

interface Said extends Placed {
  readonly _id: string
  readonly from_user: { readonly name: string }
  readonly content: string
}

/** The dots of the comments on one take. @param pointed id of the comment that is pointed at */
export const marksOf = (take: string, comments: readonly Said[], pointed?: string): PlayerMark[] =>
  comments.flatMap(({ _id, video, second, from_user, content }) =>
    video === take && second !== null
      ? [{ at: second, label: `${from_user.name}: ${content}`, isPointed: _id === pointed }]
      : [],
  )
