/** Path of a Chromium that exists, or an Error that says how to get one. */
export declare function findChromium(): string;
/** Options that hold for every launch: quiet, without Chromium's own background traffic. */
export declare const chromiumArgs: string[];
