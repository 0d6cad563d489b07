import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../peers/root.ts'

/** A small real JPEG: 8 x 8 pixels of grey. */
const GREY =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q=='

/** The photo of a talent for the log sheet. */
export const waitingPhoto = (): Blob => new Blob([Buffer.from(GREY, 'base64')], { type: 'image/jpeg' })

/**
 * A HEIC as phones make them, with a location and a turn in its header: 60 x 40 once upright, grey, with a red corner
 * top left, a green one top right and a blue one bottom left.
 */
export const turnedHeic = (): Promise<Buffer> => readFile(join(root, 'adapters/images-sharp/src/turned.heic'))
