/** A small real JPEG: 8 x 8 pixels of grey. */
const GREY =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q=='

/** The photo of a talent for the log sheet. */
export const waitingPhoto = (): Blob => new Blob([Buffer.from(GREY, 'base64')], { type: 'image/jpeg' })
