import { ConnectionMark } from '@callboard/kit/data'
import { IconDoorEnter, IconLock, IconUsers, IconVideo } from '@callboard/kit/icons'
import { ProfileMenu } from '@callboard/kit/shell'
import { Button, Link, Mark, useSearchParams } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import styles from './live.module.css'
import { placeQuery, type RoomPlace } from './room-place.ts'

const PLACES = {
  main: { badge: 'MAIN ROOM', icon: IconVideo },
  test: { badge: 'VIRTUAL LOBBY', icon: IconUsers },
  backoffice: { badge: 'BACK OFFICE', icon: IconLock },
} as const

/** The top of the live room. Each of the three rooms has its own colour, icon and word, to tell them apart. */
export function RoomHeader(props: {
  readonly place: RoomPlace
  readonly title: string
  readonly subtitle?: string
  /** The way to the other rooms; clients have none. */
  readonly canMove: boolean
  /** The project does without a virtual lobby. */
  readonly skipsLobby?: boolean | undefined
  readonly details?: ReactNode
}) {
  const { place, canMove } = props
  const [search, setSearch] = useSearchParams()
  const go = (to: RoomPlace) => setSearch(placeQuery(search, to))
  const { badge, icon: Icon } = PLACES[place]
  return (
    <header className={styles.header} data-place={place}>
      <Link to="/" aria-label="Callboard, home" className={styles.headerHome}>
        <Mark size={24} />
      </Link>
      <span className={styles.headerBadge} role="status">
        <Icon size={16} aria-hidden />
        {badge}
      </span>
      <span className={styles.headerSub}>{canMove ? 'MODERATOR' : 'Client'}</span>
      <div className={styles.headerTitle}>
        <h1>{props.title}</h1>
        {props.subtitle ? <span>{props.subtitle}</span> : null}
      </div>
      {canMove ? (
        <div className={styles.headerRooms}>
          {place === 'main' ? (
            <>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconUsers size={16} />}
                disabled={props.skipsLobby}
                title={props.skipsLobby ? 'This project skips the virtual lobby' : undefined}
                onClick={() => go('test')}
              >
                <span data-word>Virtual Lobby</span>
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconLock size={16} />}
                onClick={() => go('backoffice')}
              >
                <span data-word>Back Office</span>
              </Button>
            </>
          ) : (
            <Button
              size="compact-sm"
              variant="white"
              color="dark"
              leftSection={<IconDoorEnter size={16} />}
              onClick={() => go('main')}
            >
              Return to Main
            </Button>
          )}
        </div>
      ) : null}
      {props.details}
      <ConnectionMark />
      <ProfileMenu />
    </header>
  )
}
