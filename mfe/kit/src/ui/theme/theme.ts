import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  rem,
  type VariantColorsResolver,
} from '@mantine/core'
import { alarm, ember, FONT, RADIUS, SPACE, stage, stone, TEXT } from './tokens.ts'

/** Filled buttons: white on the deep tone by day, near-black on the bright one by night; both AA. */
const filled = (tone: 'primary' | 'danger') => ({
  background: `var(--callboard-${tone})`,
  hover: `var(--callboard-${tone}-hover)`,
  color: `var(--callboard-on-${tone})`,
  border: '1px solid transparent',
})

const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant !== 'filled') return defaultVariantColorsResolver(input)
  if (input.color === 'red') return filled('danger')
  return input.color === undefined || input.color === 'ember'
    ? filled('primary')
    : defaultVariantColorsResolver(input)
}

export const theme = createTheme({
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(TEXT.xl), lineHeight: '1.2' },
      h2: { fontSize: rem(TEXT.lg), lineHeight: '1.3' },
      h3: { fontSize: rem(TEXT.md), lineHeight: '1.4' },
      h4: { fontSize: rem(TEXT.sm), lineHeight: '1.45' },
    },
  },
  fontSizes: {
    xs: rem(TEXT.xs),
    sm: rem(TEXT.sm),
    md: rem(TEXT.md),
    lg: rem(TEXT.lg),
    xl: rem(TEXT.xl),
  },
  spacing: {
    xs: rem(SPACE.xs),
    sm: rem(SPACE.sm),
    md: rem(SPACE.md),
    lg: rem(SPACE.lg),
    xl: rem(SPACE.xl),
  },
  radius: { xs: rem(4), sm: rem(RADIUS), md: rem(RADIUS), lg: rem(RADIUS), xl: rem(RADIUS) },
  defaultRadius: 'sm',
  colors: { ember, red: alarm, gray: stone, dark: stage },
  primaryColor: 'ember',
  primaryShade: { light: 6, dark: 4 },
  variantColorResolver,
  black: stone[9],
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusClassName: 'callboard-focus',
  components: {
    Button: { defaultProps: { size: 'sm' }, styles: { label: { fontWeight: 550 } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    TextInput: { defaultProps: { size: 'sm' } },
    Paper: { defaultProps: { withBorder: true, className: 'callboard-surface' } },
    Modal: {
      defaultProps: {
        centered: true,
        transitionProps: { duration: 120, transition: 'fade-up' },
        closeButtonProps: { 'aria-label': 'Close' },
      },
      styles: { title: { fontWeight: 600 } },
    },
    Drawer: {
      defaultProps: {
        position: 'right',
        transitionProps: { duration: 160 },
        closeButtonProps: { 'aria-label': 'Close' },
      },
      styles: { title: { fontWeight: 600 } },
    },
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md', transitionProps: { duration: 80 } },
    },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 80 } } },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } },
  },
})

/** Where Mantine's own choice is not ours: paper and stage grounds, hairlines, quiet text. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': stone[0],
    '--mantine-color-dimmed': stone[6],
    '--mantine-color-placeholder': '#777067',
    '--mantine-color-error': alarm[6],
    '--mantine-color-anchor': '#8f4013',
    '--callboard-primary': ember[6],
    '--callboard-primary-hover': ember[7],
    '--callboard-on-primary': '#ffffff',
    '--callboard-danger': alarm[6],
    '--callboard-danger-hover': alarm[7],
    '--callboard-on-danger': '#ffffff',
    '--callboard-surface': '#ffffff',
    '--callboard-hairline': stone[2],
    '--callboard-hover': stone[1],
  },
  dark: {
    '--mantine-color-body': stage[8],
    '--mantine-color-text': stage[0],
    '--mantine-color-dimmed': stage[2],
    '--mantine-color-placeholder': '#8d867d',
    '--mantine-color-error': '#ff8a80',
    '--mantine-color-anchor': '#f2a377',
    '--callboard-primary': ember[4],
    '--callboard-primary-hover': ember[3],
    '--callboard-on-primary': stage[8],
    '--callboard-danger': alarm[4],
    '--callboard-danger-hover': alarm[3],
    '--callboard-on-danger': '#240a07',
    '--callboard-surface': stage[7],
    '--callboard-hairline': '#2d2a26',
    '--callboard-hover': stage[6],
  },
})
