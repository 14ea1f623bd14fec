import classes from './showcase.module.css';

/** Who made a picture, on it. */
export const MakerLine = ({ maker }: { maker: string }) => <span className={classes.maker}>{maker}</span>;
