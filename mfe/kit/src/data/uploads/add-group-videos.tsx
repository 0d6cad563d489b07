import { AddVideos, type AskedElsewhere } from './add-videos.tsx'
import { groupUploadServer } from './upload-server.ts'

/** 'Add Video': files from a camera go to a group, also while another one is shown meanwhile. */
export function AddGroupVideos({
  group,
  size = 'compact-sm',
  withKey,
  asked,
}: {
  readonly group: { readonly _id: string; readonly name: string }
  readonly size?: 'compact-sm' | 'sm'
  /** The group is the open one of a wall, whose key opens this. */
  readonly withKey?: boolean
  readonly asked?: AskedElsewhere
}) {
  return (
    <AddVideos
      key={group._id}
      place={`group:${group._id}`}
      server={() => groupUploadServer(group._id)}
      size={size}
      withKey={withKey}
      asked={asked}
      label="Add Video"
      title={`Add videos to ${group.name || 'the group'}`}
    />
  )
}
