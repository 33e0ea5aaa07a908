/** Whether a user agent names itself a robot, as search engines' crawlers do. */
export const isBot = (userAgent: string): boolean => /bot\b|crawl|spider|slurp/i.test(userAgent)
