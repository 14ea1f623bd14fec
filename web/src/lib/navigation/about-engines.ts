/** Path of the answer on engines that draw what the built-in engine cannot. */
export const ABOUT_ENGINES = '/knowledge-base/faq#how-do-i-get-what-the-built-in-engine-cannot-draw';
