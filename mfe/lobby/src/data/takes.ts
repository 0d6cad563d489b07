import { changeAnswer, defineAction, inAnswer, refresh, shownAnswer } from '@callboard/kit/data'
import {
  getGroupVideos,
  listTakes,
  listTalentVideos,
  startTakes,
  stopTakes,
  type TakeView,
  type VideoView,
} from '@callboard/review/contract'
import { runningTakes } from '../live/recording-start.ts'
import { recordedWho, withVideo } from '../live/take-words.ts'
import { answeredTake, NO_TAKES, putAway, type TakesModel } from '../live/takes-model.ts'
import { shownLobby } from './lobby.ts'

const changes = (session: string) => (reply: { readonly takes: readonly TakeView[] }) => [
  inAnswer<typeof listTakes, TakesModel>(listTakes, { session }, (now) =>
    reply.takes.reduce(answeredTake, now),
  ),
]

export const startTakesAction = (session: string) => defineAction(startTakes, { changes: changes(session) })
export const giveUpTakesAction = (session: string) => defineAction(stopTakes, { changes: changes(session) })
/** Stop of the takes that it names, which is sent however long the line is away. */
export const stopTakesAction = (session: string) =>
  defineAction(stopTakes, { changes: changes(session), insists: true })

/** @param take id of the one whose notice has been read */
export const putAwayNotice = (session: string, take: string): void =>
  changeAnswer<typeof listTakes, TakesModel>(listTakes, { session }, (now) => putAway(now, take))

/** A video as a signal brings it; a group of which nothing is known yet has its first one now. */
export function heardVideo(video: VideoView): void {
  const asked = { id: video.group }
  changeAnswer(getGroupVideos, asked, (now) => ({ ...now, videos: [...withVideo(now.videos, video)] }))
  if (!shownAnswer(getGroupVideos, asked)) void refresh(getGroupVideos, asked)
}

/** Names of those who are being recorded now, by the takes that are shown. */
export const recordedNow = (session: string): readonly string[] => {
  const { takes } = shownAnswer(listTakes, { session }) ?? NO_TAKES
  return runningTakes(takes, shownLobby(session)?.presence).map(recordedWho)
}

/** How many videos of a group are shown now. */
export const shownVideos = (group: string): number =>
  shownAnswer(getGroupVideos, { id: group })?.videos.length ?? 0

/** Check-ins of the talent in the videos of a group that are shown now. */
export const recordedTalent = (group: string): readonly string[] =>
  shownAnswer(getGroupVideos, { id: group })?.videos.flatMap(({ record_ids }) => record_ids) ?? []

export const reloadGroupVideos = (group: string): Promise<void> => refresh(getGroupVideos, { id: group })

/** Signs the addresses of a talent's takes anew. */
export const renewTalentVideos = (record: string): Promise<void> => refresh(listTalentVideos, { id: record })

/** Takes that were looked at before may have been archived since. */
export function renewShownTakes(record: string): void {
  if (shownAnswer(listTalentVideos, { id: record })) void renewTalentVideos(record)
}
