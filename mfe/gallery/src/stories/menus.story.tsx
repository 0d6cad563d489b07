import { IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Menu, Popover, Tooltip } from '@callboard/kit/menus'
import { Button, Text } from '@callboard/kit/ui'
import { Framed } from './framed.tsx'

export const menus = {
  name: 'Menus',
  states: [
    [
      'a tooltip, opened',
      <Framed key="tooltip" height={100}>
        <Tooltip opened withinPortal={false} label="Minutes since the check-in" position="bottom-start">
          <Button variant="subtle" m="md">
            38 min
          </Button>
        </Tooltip>
      </Framed>,
    ],
    [
      'a menu, opened',
      <Framed key="menu" height={280}>
        <Menu opened withinPortal={false} hideDetached={false} position="bottom-start" trapFocus={false}>
          <Menu.Target>
            <ActionIcon aria-label="More for Ines Moreau" m="md">
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Ines Moreau</Menu.Label>
            <Menu.Item rightSection="O">Put on deck</Menu.Item>
            <Menu.Item rightSection="I">Talent info</Menu.Item>
            <Menu.Item disabled>Text</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="var(--cb-red)">Delete</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Framed>,
    ],
    [
      'choices in a menu',
      <Framed key="radio" height={200}>
        <Menu opened withinPortal={false} hideDetached={false} position="bottom-start" trapFocus={false}>
          <Menu.Target>
            <Button variant="default" m="md">
              Colours
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.RadioGroup value="Light">
              {['Light', 'Dark', 'System'].map((scheme) => (
                <Menu.RadioItem key={scheme} value={scheme}>
                  {scheme}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Dropdown>
        </Menu>
      </Framed>,
    ],
    [
      'a popover, opened',
      <Framed key="popover" height={180}>
        <Popover opened withinPortal={false} hideDetached={false} position="bottom-start" width={280}>
          <Popover.Target>
            <Button variant="default" m="md">
              View
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Text size="sm">What a screen shows and hides stands here.</Text>
          </Popover.Dropdown>
        </Popover>
      </Framed>,
    ],
  ],
} as const
