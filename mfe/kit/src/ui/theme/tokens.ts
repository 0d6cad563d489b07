import type { MantineColorsTuple } from '@mantine/core'

/** Warm accent: the primary action, once on a screen. Shade 6 carries white text at 5.2:1. */
export const ember: MantineColorsTuple = [
  '#fff3ec',
  '#fde2d3',
  '#f8c4a6',
  '#f2a377',
  '#ec8650',
  '#db6a30',
  '#b54f1c',
  '#974016',
  '#7a3413',
  '#5f2910',
]

/** Recording and destruction, nothing else. Shade 6 is AA as text on paper, shade 4 on the stage. */
export const alarm: MantineColorsTuple = [
  '#fdf0ee',
  '#fbe0dd',
  '#f6c0ba',
  '#f59187',
  '#f2766b',
  '#dc4a40',
  '#b3261e',
  '#951d17',
  '#741712',
  '#4f100c',
]

/** Paper side: warm greys for the light theme. */
export const stone: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#e9e6e0',
  '#dcd8d0',
  '#c4beb4',
  '#978f84',
  '#6b645b',
  '#4f4942',
  '#35302b',
  '#211e1a',
]

/** Stage side: near-black with a trace of warmth, so that pictures keep their colours. */
export const stage: MantineColorsTuple = [
  '#efedea',
  '#c9c5bf',
  '#a19b93',
  '#7d766e',
  '#48433d',
  '#37332e',
  '#272420',
  '#1b1917',
  '#141311',
  '#0d0c0b',
]

export const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** The five text sizes, in pixels; nothing else is used. */
export const TEXT = { xs: 12, sm: 14, md: 16, lg: 20, xl: 28 } as const
/** Steps of the 4 px grid. */
export const SPACE = { xs: 4, sm: 8, md: 16, lg: 24, xl: 40 } as const
export const RADIUS = 6
