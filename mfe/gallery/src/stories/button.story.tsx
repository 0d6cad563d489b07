import { IconPlus } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Button, Group } from '@callboard/kit/ui'

const SIZES = ['xs', 'sm', 'md', 'lg'] as const
const VARIANTS = ['filled', 'default', 'subtle'] as const
const row = (more: { readonly disabled?: boolean; readonly loading?: boolean }, variant: string) => (
  <Group gap="sm" align="flex-end">
    {SIZES.map((size) => (
      <Button key={size} size={size} variant={variant} leftSection={<IconPlus size={16} />} {...more}>
        Add Date
      </Button>
    ))}
    <ActionIcon aria-label="Add">
      <IconPlus size={16} />
    </ActionIcon>
  </Group>
)

export const button = {
  name: 'Button',
  states: [
    ...VARIANTS.map((variant) => [variant, row({}, variant)] as const),
    ['loading', row({ loading: true }, 'filled')],
    ['disabled', row({ disabled: true }, 'filled')],
  ],
} as const
