import { Face } from '@callboard/kit/labels'
import { Group } from '@callboard/kit/ui'
import { PORTRAIT } from './portrait.ts'

const SIZES = [24, 32, 44, 72, 120] as const
const row = (of: 'talent' | 'colleague', src: string | null) => (
  <Group gap="sm" align="flex-end">
    {SIZES.map((size) => (
      <Face key={size} of={of} name="Ines Moreau" src={src} size={size} />
    ))}
  </Group>
)

export const face = {
  name: 'Face',
  states: [
    ['talent', row('talent', PORTRAIT)],
    ['colleagues and clients', row('colleague', PORTRAIT)],
    ['talent without a picture', row('talent', null)],
    ['a picture that does not load', row('colleague', '/no-such-picture.jpg')],
  ],
} as const
