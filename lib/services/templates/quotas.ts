/** How many games of their own a member may keep, and have published at once. */
export const QUOTAS = { templates: 100, published: 20 } as const;
