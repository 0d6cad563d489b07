import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core'
import { alarm, ember, FONT, stage, stone, token } from './tokens.ts'

/** Filled buttons: white on the deep tone by day, near-black on the bright one by night; both AA. */
const filled = (tone: string) => ({
  background: token(tone),
  hover: token(`${tone}-hover`),
  color: token(`${tone}-on`),
  border: '1px solid transparent',
})

const variantColorResolver: VariantColorsResolver = (input) => {
  const tone = input.color ?? 'ember'
  const isOurs = input.variant === 'filled' && (tone === 'ember' || tone === 'red')
  return isOurs ? filled(tone) : defaultVariantColorsResolver(input)
}

const heading = (size: string) => ({ fontSize: token(size), lineHeight: token(`${size}-line`) })
export const theme = createTheme({
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  headings: {
    fontFamily: FONT,
    fontWeight: token('w-bold'),
    sizes: { h1: heading('t4'), h2: heading('t4'), h3: heading('t3'), h4: heading('t2') },
  },
  fontWeights: { regular: token('w-text'), medium: token('w-mid'), bold: token('w-bold') },
  fontSizes: { xs: token('t1'), sm: token('t2'), md: token('t3'), lg: token('t4'), xl: token('t5') },
  lineHeights: {
    xs: token('t1-line'),
    sm: token('t2-line'),
    md: token('t3-line'),
    lg: token('t4-line'),
    xl: token('t5-line'),
  },
  spacing: { xs: token('s1'), sm: token('s2'), md: token('s4'), lg: token('s5'), xl: token('s6') },
  radius: { xs: token('r-in'), sm: token('r'), md: token('r'), lg: token('r'), xl: token('r') },
  shadows: { xs: token('e0'), sm: token('e1'), md: token('e1'), lg: token('e2'), xl: token('e2') },
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
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Paper: { defaultProps: { withBorder: true, className: 'callboard-surface' } },
    Modal: {
      defaultProps: {
        centered: true,
        transitionProps: { duration: 120, transition: 'fade-up' },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    Drawer: {
      defaultProps: {
        position: 'right',
        transitionProps: { duration: 160 },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md', transitionProps: { duration: 80 } },
    },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 80 } } },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } },
  },
})

/** Where Mantine's own choice is not ours: paper and stage grounds, hairlines, quiet text. */
const OURS = {
  '--mantine-color-body': token('paper'),
  '--mantine-color-text': token('ink'),
  '--mantine-color-dimmed': token('ink-2'),
  '--mantine-color-placeholder': token('ink-3'),
  '--mantine-color-error': token('red'),
  '--mantine-color-bright': token('ink'),
  '--mantine-color-default': token('sheet'),
  '--mantine-color-default-color': token('ink'),
  '--mantine-color-default-hover': token('well'),
  '--mantine-color-default-border': token('edge'),
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-anchor': ember[7], ...OURS },
  dark: {
    '--mantine-color-anchor': ember[3],
    '--mantine-color-gray-light-color': token('ink'),
    ...OURS,
  },
})
