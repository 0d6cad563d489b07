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

/** Paper side: warm greys for the light theme. Shade 4 is that of borders of inputs, 3.6:1. */
export const stone: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#e9e6e0',
  '#dcd8d0',
  '#8d8579',
  '#978f84',
  '#6b645b',
  '#4f4942',
  '#35302b',
  '#211e1a',
]

/** Stage side: near-black with a trace of warmth, so that pictures keep their colours. Shade 4 is that of borders of inputs. */
export const stage: MantineColorsTuple = [
  '#efedea',
  '#c9c5bf',
  '#a19b93',
  '#7d766e',
  '#6b645b',
  '#37332e',
  '#272420',
  '#1b1917',
  '#141311',
  '#0d0c0b',
]

export const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** A number or colour of tokens.css. */
export const token = (name: string): string => `var(--cb-${name})`
