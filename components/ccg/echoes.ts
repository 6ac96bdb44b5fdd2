/**
 * Tells what others wrote from what one wrote oneself, where writing is echoed later, in order, and with only the last
 * of several echoes certain to come: a router tells of an address some time after it was written.
 */
export class Echoes {
  private heard: string;
  private awaited: string[] = [];

  constructor(first: string) {
    this.heard = first;
  }

  /** One writes this now. */
  wrote(text: string): void {
    if (text !== (this.awaited.at(-1) ?? this.heard)) this.awaited.push(text);
  }

  /** This is told of: is it from somebody else? */
  isNews(text: string): boolean {
    const place = this.awaited.indexOf(text);
    const news = place < 0 && text !== this.heard;
    this.heard = text;
    // What was written before it will not be told of any more; nor will anything once somebody else wrote.
    if (news) this.awaited = [];
    else this.awaited = this.awaited.slice(place + 1);
    return news;
  }
}
