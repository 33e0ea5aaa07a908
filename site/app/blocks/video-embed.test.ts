import { expect, it } from 'vitest'
import { videoEmbed } from './video-embed.ts'

it.each([
  ['https://youtu.be/abc-123_XYZ', 'https://www.youtube-nocookie.com/embed/abc-123_XYZ?autoplay=1'],
  [
    'https://www.youtube.com/watch?v=abc-123_XYZ&t=4',
    'https://www.youtube-nocookie.com/embed/abc-123_XYZ?autoplay=1',
  ],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?dnt=1&autoplay=1'],
])('embeds %s', (address, url) => expect(videoEmbed(address)?.url).toBe(url))

it.each([
  'https://youtube.com.evil.example/watch?v=abc123',
  'https://youtu.be/../../x',
  'javascript:alert(1)',
  'https://vimeo.com/user',
  'geen adres',
])('refuses %s', (address) => expect(videoEmbed(address)).toBeNull())
