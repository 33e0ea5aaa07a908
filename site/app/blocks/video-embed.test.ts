import { expect, it } from 'vitest'
import { videoEmbed } from './video-block.tsx'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/abc-123_XYZ?autoplay=1'
const VIMEO = 'https://player.vimeo.com/video/123456?dnt=1&autoplay=1'

it.each([
  ['https://youtu.be/abc-123_XYZ', YOUTUBE],
  ['https://www.youtube.com/watch?v=abc-123_XYZ&t=4', YOUTUBE],
  ['https://m.youtube.com/watch?v=abc-123_XYZ', YOUTUBE],
  ['https://youtube.com/shorts/abc-123_XYZ?feature=share', YOUTUBE],
  ['https://www.youtube.com/live/abc-123_XYZ?si=x', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/abc-123_XYZ', YOUTUBE],
  ['https://vimeo.com/123456', VIMEO],
  ['https://player.vimeo.com/video/123456', VIMEO],
  ['https://vimeo.com/channels/staffpicks/123456', VIMEO],
  ['https://vimeo.com/showcase/987/video/123456', VIMEO],
  ['https://vimeo.com/123456/0a1b2c3d4e', `${VIMEO}&h=0a1b2c3d4e`],
  ['https://player.vimeo.com/video/123456?h=0a1b2c3d4e&badge=0', `${VIMEO}&h=0a1b2c3d4e`],
  ['https://vimeo.com/showcase/987', 'https://vimeo.com/showcase/987/embed?dnt=1&autoplay=1'],
])('embeds %s', (address, url) => expect(videoEmbed(address)?.url).toBe(url))

it.each([
  'https://youtube.com.evil.example/watch?v=abc123',
  'https://youtu.be/../../x',
  'javascript:alert(1)',
  'https://vimeo.com/user',
  'https://player.vimeo.com.evil.example/video/1',
  'geen adres',
])('refuses %s', (address) => expect(videoEmbed(address)).toBeNull())
