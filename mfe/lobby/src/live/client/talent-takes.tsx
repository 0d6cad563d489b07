import { Load, useAnswer } from '@callboard/kit/data'
import { TakePlayer } from '@callboard/kit/player'
import {
  ADVANCE_AFTER,
  FilmStrip,
  neighbour,
  nextPlaying,
  RenewAddresses,
  useDelayed,
} from '@callboard/kit/takes'
import { Skeleton, VisuallyHidden } from '@callboard/kit/ui'
import { listTalentVideos, type TalentVideo } from '@callboard/review/contract'
import { useEffect, useState } from 'react'
import { renewShownTakes, renewTalentVideos } from '../../data/takes.ts'
import styles from './client.module.css'

/** Milliseconds between two looks for another take. */
const LOOK = 30_000
/** Milliseconds from choosing a take to its start. */
const PLAY_AFTER = 300

/** The takes of a talent, played inside of the card. */
export default function TalentTakes({ record }: { readonly record: string }) {
  const state = useAnswer(listTalentVideos, { id: record }, { every: LOOK })
  useEffect(() => renewShownTakes(record), [record])
  return (
    <Load state={state} skeleton={<Skeleton height={200} />} failedTitle="The takes could not be loaded">
      {({ videos }) =>
        videos.length === 0 ? (
          <p className={styles.quiet}>There is no take to watch yet. New ones appear here by themselves.</p>
        ) : (
          <RenewAddresses renew={() => renewTalentVideos(record)}>
            <Takes videos={videos} />
          </RenewAddresses>
        )
      }
    </Load>
  )
}

function Takes({ videos }: { readonly videos: readonly TalentVideo[] }) {
  const [chosen, choose] = useState<string>()
  const advance = useDelayed()
  const take = videos.find(({ _id }) => _id === chosen) ?? videos[videos.length - 1]!
  const ended = () => {
    const following = nextPlaying(videos, take._id)
    if (following) advance.start(() => choose(following._id), ADVANCE_AFTER)
  }
  const previous = neighbour(videos, take._id, -1)?._id
  const next = neighbour(videos, take._id, 1)?._id
  return (
    <>
      <div className={styles.cardPlayer}>
        <TakePlayer
          take={take}
          playAfter={PLAY_AFTER}
          onEnded={ended}
          onTouched={advance.cancel}
          onPrevious={previous ? () => choose(previous) : undefined}
          onNext={next ? () => choose(next) : undefined}
          caption={take.name}
        />
      </div>
      <FilmStrip
        takes={videos}
        current={take._id}
        onChoose={choose}
        name={({ name }) => <VisuallyHidden>{name}</VisuallyHidden>}
      />
    </>
  )
}
