/** What Tools/dist puts into the scripts of a package in place of these properties. The sources have none of them. */
interface ImportMeta {
  /** Whether this is a script of a package. */
  readonly isBundled?: true;
  /** The packed core. */
  readonly liveCore?: string;
  /** The folder of the parts that continue the core. */
  readonly liveParts?: string;
  /** The module of unpack.c, in hexadecimal digits. */
  readonly liveUnpacker: string;
  /** The style of the script's elements. */
  readonly liveStyle?: string;
  /** The names of the files whose names contain hashes. */
  readonly liveFiles?: Record<string, string>;
}
