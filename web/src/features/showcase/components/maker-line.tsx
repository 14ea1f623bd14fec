import classes from './showcase.module.css';

/** The author's name, placed on the picture. */
export const MakerLine = ({ maker }: { maker: string }) => <span className={classes.maker}>{maker}</span>;
