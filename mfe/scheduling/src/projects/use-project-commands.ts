import type { TodaysSession } from '@callboard/kit/day'
import { keyWord } from '@callboard/kit/keys'
import { type Command, useCommands, useNavigate } from '@callboard/kit/ui'
import { useEffect, useMemo, useRef } from 'react'
import { addresses } from '../shared/addresses.ts'

/** Offers today's live rooms and the making of a project in the palette. */
export function useProjectCommands(today: readonly TodaysSession[], create: (() => void) | undefined): void {
  const navigate = useNavigate()
  const latest = useRef(create)
  useEffect(() => {
    latest.current = create
  })
  const rooms = today.map(({ project, session }) => ({
    label: `${session.name}, ${project.name}`,
    path: addresses.room(project.uri, session._id),
  }))
  const named = JSON.stringify(rooms)
  const mayCreate = create !== undefined
  const commands = useMemo<readonly Command[]>(
    () => [
      ...(JSON.parse(named) as typeof rooms).map(({ label, path }) => ({
        id: path,
        label: `Open live room: ${label}`,
        group: 'Today',
        to: path,
        run: () => void navigate(path),
      })),
      ...(mayCreate
        ? [
            {
              id: 'create-project',
              label: 'Create project',
              group: 'Actions',
              key: keyWord('projects', 'create'),
              run: () => latest.current?.(),
            },
          ]
        : []),
    ],
    [named, mayCreate, navigate],
  )
  useCommands(commands)
}
